import type { IndicatorVocabulary } from '../../indicator-words.ts';

export const volatility: IndicatorVocabulary = {
  atr: {
    name: 'Ortalama gerçek aralık',
    short: 'ATR',
    description:
      'Fiyatların bir mumda ortalama ne kadar hareket ettiği; önceki kapanıştan sonraki boşluk da sayılır, fiyat birimiyledir.',
    parameters: { length: 'Uzunluk' },
    outputs: { atr: 'ATR' },
  },
  'atr-percent': {
    name: 'Ortalama gerçek aralık, yüzde',
    short: 'ATR %',
    description:
      'Kapanışın yüzdesi olarak ortalama gerçek aralık; enstrümanları karşılaştırılabilir kılar.',
    parameters: { length: 'Uzunluk' },
    outputs: { atrPercent: 'ATR %' },
  },
  'true-range': {
    name: 'Gerçek aralık',
    short: 'TR',
    description:
      'Her mumun aralığı; önceki kapanıştan sonraki boşluk da sayılır, fiyat birimiyledir.',
    parameters: {},
    outputs: { trueRange: 'Gerçek aralık' },
  },
};
