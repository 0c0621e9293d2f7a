import type { DocumentTexts } from '../document-texts.ts';

export const documents: DocumentTexts = {
  sections: {
    move: 'Hareket',
    structure: 'Yapı',
    levels: 'Üstteki ve alttaki en yakın seviyeler',
    momentum: 'Momentum ve oynaklık',
    change: 'Bunu ne değiştirir',
  },
  question: 'Soru',
  asOf: 'Veri tarihi',
  source: 'Kaynak',
  hash: 'Veri özeti',
  facts: 'Bu yanıttaki sayılar',
  stored: 'Yanıtlandı',
  unfinished: 'Bu yanıt tamamlanmadı.',
  simulated: 'Simülasyon verisi: fiyatlar piyasa fiyatı değildir.',
  notice:
    'Yalnızca eğitim amaçlıdır. Yatırım tavsiyesi değildir; alım ya da satım önerisi içermez. Geçmiş veriler gelecek hakkında kesin bir şey söylemez.',
  page: (index, count) => `Sayfa ${index} / ${count}`,
};
