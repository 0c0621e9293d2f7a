import type { IndicatorVocabulary } from '../../indicator-words.ts';

export const channel: IndicatorVocabulary = {
  'bollinger-bands': {
    name: 'Bollinger bantları',
    short: 'BB',
    description:
      'Son kapanışların ortalaması ile onun üstünde ve altında, standart sapmasının belirli bir katı uzaklıkta bantlar.',
    parameters: { length: 'Uzunluk', deviations: 'Standart sapma sayısı' },
    outputs: { middle: 'Orta çizgi', upper: 'Üst bant', lower: 'Alt bant' },
  },
  'bollinger-bandwidth': {
    name: 'Bollinger bant genişliği',
    short: 'BBW',
    description:
      'Bollinger bantları arasındaki uzaklığın orta çizgiye oranı: fiyatların ne kadar geniş salındığı.',
    parameters: { length: 'Uzunluk', deviations: 'Standart sapma sayısı' },
    outputs: { bandwidth: 'Bant genişliği' },
  },
  'bollinger-percent-b': {
    name: 'Bollinger %B',
    short: '%B',
    description: 'Kapanışın Bollinger bantları arasındaki yeri: alt bantta 0, üst bantta 1.',
    parameters: { length: 'Uzunluk', deviations: 'Standart sapma sayısı' },
    outputs: { percentB: '%B' },
  },
  'keltner-channel': {
    name: 'Keltner kanalı',
    short: 'Keltner',
    description:
      'Kapanışların üstel ortalaması ile onun üstünde ve altında, ortalama gerçek aralığın belirli bir katı uzaklıkta bantlar.',
    parameters: { length: 'Uzunluk', multiplier: 'Çarpan', atrLength: 'ATR uzunluğu' },
    outputs: { middle: 'Orta çizgi', upper: 'Üst bant', lower: 'Alt bant' },
  },
  'donchian-channel': {
    name: 'Donchian kanalı',
    short: 'Donchian',
    description: 'Her mumdan önceki mumların en yüksek tepesi, en düşük dibi ve ikisinin ortası.',
    parameters: { length: 'Uzunluk' },
    outputs: { middle: 'Orta çizgi', upper: 'Üst bant', lower: 'Alt bant' },
  },
  'moving-average-envelopes': {
    name: 'Hareketli ortalama zarfları',
    short: 'Zarflar',
    description:
      'Kapanışların bir hareketli ortalaması ile onun belirli bir yüzde üstünde ve altındaki bantlar.',
    parameters: { length: 'Uzunluk', percent: 'Yüzde', average: 'Ortalama' },
    outputs: { middle: 'Orta çizgi', upper: 'Üst bant', lower: 'Alt bant' },
    choices: {
      sma: 'SMA',
      ema: 'EMA',
      wma: 'WMA',
      smma: 'SMMA',
      hma: 'HMA',
      dema: 'DEMA',
      tema: 'TEMA',
    },
  },
};
