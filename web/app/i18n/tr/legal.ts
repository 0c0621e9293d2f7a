export const legal = {
  version: '{{version}} tarihli sürüm',
  template:
    'Bu metin, ürünün bugün nasıl çalıştığını anlatan bir şablondur. Ürün kamuya sunulmadan önce bir hukuk danışmanı tarafından incelenmeli, işletmeci de ticaret unvanını ve posta adresini eklemelidir.',
  contents: 'İçindekiler',
  related: 'İlgili metinler',
};
