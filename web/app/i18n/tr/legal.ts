export const legal = {
  eyebrow: 'Yasal',
  version: '{{version}} tarihli sürüm',
  template:
    'Bu metin, ürünün bugün nasıl çalıştığını anlatan bir şablondur. Ürün kamuya sunulmadan önce bir hukuk danışmanı tarafından incelenmelidir.',
  contents: 'İçindekiler',
};
