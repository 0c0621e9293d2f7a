import type { IndicatorVocabulary } from '../../indicator-words.ts';

export const priceLines: IndicatorVocabulary = {
  'mcginley-dynamic': {
    name: 'McGinley dinamiği',
    short: 'McGinley',
    description:
      'Hızını kendisi ayarlayan bir kapanış ortalaması: fiyat altına düştüğünde hızlanır, fiyat öne geçtiğinde yavaşlar.',
    parameters: { length: 'Uzunluk', factor: 'Katsayı' },
    outputs: { average: 'Ortalama' },
  },
  'median-price': {
    name: 'Orta fiyat',
    short: 'HL2',
    description: 'Her mumun en yükseği ile en düşüğünün ortası.',
    parameters: {},
    outputs: { price: 'Fiyat' },
  },
  'typical-price': {
    name: 'Tipik fiyat',
    short: 'HLC3',
    description: 'Her mumun en yüksek, en düşük ve kapanışının ortalaması.',
    parameters: {},
    outputs: { price: 'Fiyat' },
  },
  'weighted-close': {
    name: 'Ağırlıklı kapanış',
    short: 'HLCC4',
    description:
      'Her mumun en yüksek, en düşük ve kapanışının ortalaması; kapanış iki kez sayılır.',
    parameters: {},
    outputs: { price: 'Fiyat' },
  },
  renko: {
    name: 'Renko',
    short: 'Renko',
    description:
      'Kapanıştan tuğlalar: fiyat bir tuğla boyu ilerledikçe yenisi eklenir, dönüş ancak bütün bir tuğlayı geri geçince olur. Onları tamamlayan mumda belirir ve bir daha geri alınmaz.',
    parameters: { unit: 'Tuğla boyu birimi', size: 'Tuğla boyu', atrLength: 'ATR uzunluğu' },
    outputs: { open: 'Başlangıç', close: 'Bitiş', bricks: 'Tuğla sayısı' },
    choices: { atr: 'Ortalama gerçek aralık', percent: 'Yüzde', price: 'Fiyat' },
  },
};
