import type { SourceWords } from '../source-words.ts';

const delays = {
  'real-time': 'anlık',
  'delayed-15m': '15 dakika gecikmeli',
  'end-of-day': 'gün sonu',
  reference: 'referans kuru',
  file: 'dosyadaki gibi',
  simulated: 'simülasyon',
} as const;
const rights = {
  public: 'herkese gösterilebilir',
  own: 'yalnızca işletmeciye açık',
  licence: 'sözleşmeyle gösterilir',
} as const;

export const sources: SourceWords = {
  title: (symbol) => `${symbol} için veri kaynağı`,
  automatic: 'Otomatik',
  automaticNow: (vendor) =>
    vendor === undefined
      ? 'serinin ait olduğu kaynak'
      : `şu an yanıt veren: ${vendor}; seri bu kaynakta kalır`,
  terms: (delay, right) => `${delays[delay]}, ${rights[right]}`,
  failing: 'yanıt vermiyor',
  note: 'Bir grafik tek bir kaynağın mumlarını gösterir; eksikleri başka bir kaynaktan tamamlanmaz. Alarmlar otomatik kaynağı izler.',
  notListed: 'Kaynak listesi alınamadı.',
  failed: (vendor, symbol) =>
    `${symbol} için ${vendor} seçili, ancak şu anda bu kaynaktan mum alınamıyor. Siz seçmedikçe başka bir kaynağa geçilmez.`,
  backToAutomatic: 'Otomatiğe dön',
  names: {
    files: 'Bu sunucudaki dosyalar',
    import: 'İçe aktarılan geçmiş',
    simulation: 'Simülasyon, piyasa fiyatı değil',
  },
};
