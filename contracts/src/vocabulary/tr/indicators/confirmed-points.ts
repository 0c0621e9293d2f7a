import type { IndicatorVocabulary } from '../../indicator-words.ts';

export const confirmedPoints: IndicatorVocabulary = {
  doji: {
    name: 'Doji',
    short: 'Doji',
    description: 'Neredeyse açıldığı yerde kapanan mumları işaretler.',
    parameters: { largestBody: 'En büyük gövde, yüzde' },
    outputs: { doji: 'Doji' },
  },
  marubozu: {
    name: 'Marubozu',
    short: 'Marubozu',
    description: 'Neredeyse tamamı gövde olan, belirgin fitili bulunmayan mumları işaretler.',
    parameters: { smallestBody: 'En küçük gövde, aralığın yüzdesi' },
    outputs: { rising: 'Yükselen', falling: 'Düşen' },
  },
  fractal: {
    name: 'Williams fraktalı',
    short: 'Fraktal',
    description:
      'İki yanındaki mumlarınkinden yüksek bir tepe ya da alçak bir dip. Onu onaylayan mumda belirir ve bir daha geri alınmaz.',
    parameters: { span: 'Her iki yandaki mum sayısı' },
    outputs: { high: 'Tepe', low: 'Dip' },
  },
  'swing-pivots': {
    name: 'Salınım pivotları',
    short: 'Pivotlar',
    description:
      'Öncesindeki ve sonrasındaki mum sayısı ayrı seçilebilen salınım tepeleri ve dipleri. Onları onaylayan mumda belirir ve bir daha geri alınmaz.',
    parameters: { left: 'Önceki mum sayısı', right: 'Sonraki mum sayısı' },
    outputs: { high: 'Tepe', low: 'Dip' },
  },
  zigzag: {
    name: 'Zigzag',
    short: 'Zigzag',
    description:
      'Belirli büyüklükteki hareketler arasındaki dönüş noktaları. Her biri fiyatın o kadar geri döndüğü mumda belirir ve bir daha geri alınmaz; son bacak çizilmez.',
    parameters: { reversal: 'Dönüş, yüzde', from: 'Ölçüldüğü fiyat' },
    outputs: { high: 'Tepe', low: 'Dip' },
    choices: { close: 'Kapanış', 'high-low': 'En yüksek ve en düşük' },
  },
  'rolling-pivot-points': {
    name: 'Kayan pivot noktaları',
    short: 'Kayan pivotlar',
    description:
      'Pivot seviyeleri; bir önceki gün yerine, her mumda kendinden önceki bir mum penceresinden hesaplanır.',
    parameters: { length: 'Uzunluk', offset: 'Atlanan mum sayısı', kind: 'Tür' },
    outputs: {
      pivot: 'Pivot',
      s1: 'Destek 1',
      s2: 'Destek 2',
      s3: 'Destek 3',
      s4: 'Destek 4',
      r1: 'Direnç 1',
      r2: 'Direnç 2',
      r3: 'Direnç 3',
      r4: 'Direnç 4',
    },
    choices: {
      standard: 'Standart',
      camarilla: 'Camarilla',
      demark: 'DeMark',
      fibonacci: 'Fibonacci',
      woodie: 'Woodie',
    },
  },
};
