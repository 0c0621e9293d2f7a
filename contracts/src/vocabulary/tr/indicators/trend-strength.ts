import type { IndicatorVocabulary } from '../../indicator-words.ts';

export const trendStrength: IndicatorVocabulary = {
  alligator: {
    name: 'Alligator (timsah)',
    short: 'Alligator',
    description:
      'Orta fiyatın, her biri birkaç mum gecikmeyle çizilen üç yumuşatılmış ortalaması: çene, diş ve dudak. Fiyat yerinde saydığında birbirine yaklaşır, hareket ettiğinde açılır.',
    parameters: {
      jawLength: 'Çene uzunluğu',
      jawOffset: 'Çene kaydırması',
      teethLength: 'Diş uzunluğu',
      teethOffset: 'Diş kaydırması',
      lipsLength: 'Dudak uzunluğu',
      lipsOffset: 'Dudak kaydırması',
    },
    outputs: { jaw: 'Çene', teeth: 'Diş', lips: 'Dudak' },
  },
  'gator-oscillator': {
    name: 'Gator osilatörü',
    short: 'Gator',
    description:
      'Alligator çizgilerinin birbirine uzaklığı: sıfırın üstünde çene ile diş, altında diş ile dudak arası.',
    parameters: {
      jawLength: 'Çene uzunluğu',
      jawOffset: 'Çene kaydırması',
      teethLength: 'Diş uzunluğu',
      teethOffset: 'Diş kaydırması',
      lipsLength: 'Dudak uzunluğu',
      lipsOffset: 'Dudak kaydırması',
    },
    outputs: { upper: 'Çene ile diş', lower: 'Diş ile dudak' },
  },
  'choppiness-index': {
    name: 'Dalgalılık endeksi (Choppiness)',
    short: 'CHOP',
    description:
      'Gerçek aralıkların toplamını birlikte kapsadıkları aralıkla karşılaştırır, 0 ile 100 arası: fiyat düz gittiğinde düşük, gidip geldiğinde yüksektir.',
    parameters: { length: 'Uzunluk' },
    outputs: { choppiness: 'Dalgalılık' },
  },
  vortex: {
    name: 'Vortex göstergesi',
    short: 'Vortex',
    description:
      'Her tepenin bir önceki dibe, her dibin bir önceki tepeye uzaklığının gerçek aralığa oranı: iki yönden hangisinde daha çok yol gidildiğini gösterir.',
    parameters: { length: 'Uzunluk' },
    outputs: { rising: 'Yükselen', falling: 'Düşen' },
  },
  'schaff-trend-cycle': {
    name: 'Schaff trend döngüsü',
    short: 'STC',
    description:
      'İki kez stokastikten geçirilip her seferinde yumuşatılan MACD, 0 ile 100 arası. MACD’den önce döner, trendde ölçeğin uçlarında kalır.',
    parameters: {
      cycleLength: 'Döngü uzunluğu',
      fast: 'Hızlı uzunluk',
      slow: 'Yavaş uzunluk',
      smoothing: 'Yeni değerin ağırlığı',
    },
    outputs: { cycle: 'Döngü' },
  },
  'hilbert-trendline': {
    name: 'Hilbert dönüşümü trend çizgisi',
    short: 'Hilbert',
    description:
      'Orta fiyatın, Hilbert dönüşümüyle ölçülen baskın döngü boyunca ortalaması: o döngüden arınmış bir çizgi.',
    parameters: {},
    outputs: { trendline: 'Trend çizgisi' },
  },
  'elder-impulse': {
    name: 'Elder Impulse',
    short: 'Impulse',
    description:
      'Üstel ortalama ile MACD histogramı birlikte yükseliyorsa 1, birlikte düşüyorsa -1, ayrışıyorsa 0.',
    parameters: {
      length: 'Uzunluk',
      fast: 'Hızlı uzunluk',
      slow: 'Yavaş uzunluk',
      signal: 'Sinyal uzunluğu',
    },
    outputs: { impulse: 'İtki' },
  },
  'vertical-horizontal-filter': {
    name: 'Dikey yatay filtre (VHF)',
    short: 'VHF',
    description:
      'Kapanışların aralığının değişimlerinin toplamına oranı: fiyat trend izlerken yüksek, gidip gelirken düşüktür.',
    parameters: { length: 'Uzunluk' },
    outputs: { filter: 'Filtre' },
  },
  'efficiency-ratio': {
    name: 'Verimlilik oranı',
    short: 'Verimlilik',
    description:
      'Kapanışın vardığı uzaklığın gittiği yola oranı: düz bir harekette 1, sonuçsuz bir harekette 0’a yakındır.',
    parameters: { length: 'Uzunluk' },
    outputs: { ratio: 'Oran' },
  },
  'random-walk-index': {
    name: 'Rastgele yürüyüş endeksi',
    short: 'RWI',
    description:
      'Fiyatın vardığı uzaklığı, aynı aralıklarla rastlantının götüreceği uzaklıkla karşılaştırır. 1’in üstünde ondan öteye gitmiştir.',
    parameters: { length: 'En uzun pencere' },
    outputs: { rising: 'Yükselen', falling: 'Düşen' },
  },
};
