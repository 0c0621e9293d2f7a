import type { IndicatorVocabulary } from '../../indicator-words.ts';

export const volatilityEstimates: IndicatorVocabulary = {
  'ulcer-index': {
    name: 'Ülser endeksi',
    short: 'Ulcer',
    description:
      'Penceredeki o ana kadarki en yüksek kapanışın altına düşüşlerin karesel ortalaması, yüzde olarak: derin ve uzun düşüşler sayılır, yükselişler sayılmaz.',
    parameters: { length: 'Uzunluk' },
    outputs: { ulcer: 'Ülser endeksi' },
  },
  'mass-index': {
    name: 'Kütle endeksi (Mass index)',
    short: 'Mass',
    description:
      'Ortalama aralığın kendi ortalamasına oranının toplamı: aralıklar genişlediğinde, yön ne olursa olsun büyür.',
    parameters: { smoothing: 'Yumuşatma', length: 'Uzunluk' },
    outputs: { mass: 'Kütle' },
  },
  'historical-volatility': {
    name: 'Tarihsel oynaklık',
    short: 'HV',
    description:
      'Kapanıştaki logaritmik değişimlerin yıla ölçeklenmiş standart sapması, yüzde olarak.',
    parameters: { length: 'Uzunluk', candlesPerYear: 'Yıldaki mum sayısı' },
    outputs: { volatility: 'Oynaklık' },
  },
  'parkinson-volatility': {
    name: 'Parkinson oynaklığı',
    short: 'Parkinson',
    description:
      'Her mumun en yükseği ile en düşüğünden tahmin edilen, yıla ölçeklenmiş oynaklık, yüzde olarak. Mumlar arasındaki boşlukları görmez.',
    parameters: { length: 'Uzunluk', candlesPerYear: 'Yıldaki mum sayısı' },
    outputs: { volatility: 'Oynaklık' },
  },
  'garman-klass-volatility': {
    name: 'Garman-Klass oynaklığı',
    short: 'Garman-Klass',
    description:
      'Her mumun açılış, en yüksek, en düşük ve kapanışından tahmin edilen, yıla ölçeklenmiş oynaklık, yüzde olarak. Mumlar arasındaki boşlukları görmez.',
    parameters: { length: 'Uzunluk', candlesPerYear: 'Yıldaki mum sayısı' },
    outputs: { volatility: 'Oynaklık' },
  },
  'chaikin-volatility': {
    name: 'Chaikin oynaklığı',
    short: 'Chaikin oyn.',
    description: 'Ortalama aralığın birkaç mum öncesine göre göreli değişimi, yüzde olarak.',
    parameters: { smoothing: 'Yumuşatma', length: 'Uzunluk' },
    outputs: { change: 'Değişim' },
  },
  'relative-volatility-index': {
    name: 'Göreli oynaklık endeksi (RVI)',
    short: 'RVI',
    description:
      'Standart sapmanın yükselen mumlara düşen payı; en yükseklerden ve en düşüklerden, yumuşatılmış: 0 ile 100 arası.',
    parameters: { length: 'Uzunluk', deviationLength: 'Sapma uzunluğu' },
    outputs: { index: 'Endeks' },
  },
};
