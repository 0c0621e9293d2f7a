import type { IndicatorVocabulary } from '../../indicator-words.ts';

export const bandsAndStops: IndicatorVocabulary = {
  'fractal-chaos-bands': {
    name: 'Fraktal kaos bantları',
    short: 'FCB',
    description:
      'Son onaylanmış üst ve alt fraktalın fiyatları. Yalnızca yenisini onaylayan mumda değişir.',
    parameters: { span: 'Her iki yandaki mum sayısı' },
    outputs: { upper: 'Üst bant', lower: 'Alt bant' },
  },
  'starc-bands': {
    name: 'STARC bantları',
    short: 'STARC',
    description:
      'Kapanışın basit ortalaması ile onun üstünde ve altında, ortalama gerçek aralığın belirli bir katı uzaklıkta bantlar.',
    parameters: { length: 'Uzunluk', multiplier: 'Çarpan', atrLength: 'ATR uzunluğu' },
    outputs: { middle: 'Orta çizgi', upper: 'Üst bant', lower: 'Alt bant' },
  },
  'standard-deviation-channel': {
    name: 'Standart sapma kanalı',
    short: 'SS kanalı',
    description:
      'Son kapanışlardan geçen doğrunun ucu ve iki yanında o kapanışların standart sapmasının belirli bir katı. Her mum, kendisine verilen değeri korur.',
    parameters: { length: 'Uzunluk', multiplier: 'Çarpan' },
    outputs: { middle: 'Orta çizgi', upper: 'Üst bant', lower: 'Alt bant' },
  },
  'linear-regression-channel': {
    name: 'Doğrusal regresyon kanalı',
    short: 'Regresyon kanalı',
    description:
      'Son kapanışlardan geçen doğrunun ucu ve iki yanında kapanışların bu doğrudan sapmasının belirli bir katı. Her mum, kendisine verilen değeri korur.',
    parameters: { length: 'Uzunluk', multiplier: 'Çarpan' },
    outputs: { middle: 'Orta çizgi', upper: 'Üst bant', lower: 'Alt bant' },
  },
  'chande-kroll-stop': {
    name: 'Chande Kroll stop',
    short: 'Chande Kroll',
    description:
      'İki çizgi: son tepelerin ortalama gerçek aralığın belirli bir katı altındaki en yüksek değeri ve son diplerin aynı uzaklık üstündeki en düşük değeri.',
    parameters: { length: 'Uzunluk', multiplier: 'Çarpan', stopLength: 'Stop uzunluğu' },
    outputs: { stopLong: 'Alış yönü stopu', stopShort: 'Satış yönü stopu' },
  },
  'acceleration-bands': {
    name: 'İvme bantları',
    short: 'İvme bantları',
    description:
      'En yükseklerin ve en düşüklerin, aralığın fiyata oranı kadar birbirinden uzaklaştırılmış ortalamaları ve kapanışın ortalaması.',
    parameters: { length: 'Uzunluk', multiplier: 'Çarpan' },
    outputs: { middle: 'Orta çizgi', upper: 'Üst bant', lower: 'Alt bant' },
  },
};
