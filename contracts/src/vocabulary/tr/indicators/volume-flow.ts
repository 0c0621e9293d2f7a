import type { IndicatorVocabulary } from '../../indicator-words.ts';

export const volumeFlow: IndicatorVocabulary = {
  'chaikin-oscillator': {
    name: 'Chaikin osilatörü',
    short: 'Chaikin osil.',
    description: 'Birikim/dağıtım çizgisinin hızlı üstel ortalaması eksi yavaş üstel ortalaması.',
    parameters: { fast: 'Hızlı uzunluk', slow: 'Yavaş uzunluk' },
    outputs: { oscillator: 'Osilatör' },
  },
  'force-index': {
    name: 'Kuvvet endeksi (Force index)',
    short: 'Force',
    description: 'Kapanıştaki değişim ile hacmin çarpımının üstel ortalaması.',
    parameters: { length: 'Uzunluk' },
    outputs: { force: 'Kuvvet' },
  },
  'klinger-oscillator': {
    name: 'Klinger hacim osilatörü',
    short: 'Klinger',
    description:
      'Fiyatın yönüne göre işaretlenip aralıkla ölçeklenen hacim: hızlı ortalama eksi yavaş ortalama, yanında sinyal çizgisi vardır.',
    parameters: { fast: 'Hızlı uzunluk', slow: 'Yavaş uzunluk', signal: 'Sinyal uzunluğu' },
    outputs: { oscillator: 'Osilatör', signal: 'Sinyal' },
  },
  'percentage-volume-oscillator': {
    name: 'Yüzde hacim osilatörü (PVO)',
    short: 'PVO',
    description:
      'Hacmin hızlı üstel ortalaması eksi yavaş üstel ortalaması, yavaş ortalamanın yüzdesi olarak.',
    parameters: { fast: 'Hızlı uzunluk', slow: 'Yavaş uzunluk', signal: 'Sinyal uzunluğu' },
    outputs: { oscillator: 'Osilatör', signal: 'Sinyal', histogram: 'Histogram' },
  },
  'ease-of-movement': {
    name: 'Hareket kolaylığı (Ease of movement)',
    short: 'EOM',
    description:
      'Orta fiyattaki hareket ile aralığın çarpımının hacme oranının ortalaması: fiyat az hacimle uzağa gittiğinde büyüktür.',
    parameters: { length: 'Uzunluk', volumeUnit: 'Hacim birimi' },
    outputs: { ease: 'Kolaylık' },
  },
  'price-volume-trend': {
    name: 'Fiyat hacim trendi (PVT)',
    short: 'PVT',
    description: 'Hacim ile kapanışın göreli değişiminin çarpımının birikimli toplamı.',
    parameters: {},
    outputs: { trend: 'Trend' },
  },
  'negative-volume-index': {
    name: 'Negatif hacim endeksi (NVI)',
    short: 'NVI',
    description:
      'Kapanışı yalnızca hacmi bir öncekinden düşük olan mumlarda izleyen bir endeks ve ortalaması.',
    parameters: { signal: 'Sinyal uzunluğu' },
    outputs: { index: 'Endeks', signal: 'Sinyal' },
  },
  'positive-volume-index': {
    name: 'Pozitif hacim endeksi (PVI)',
    short: 'PVI',
    description:
      'Kapanışı yalnızca hacmi bir öncekinden yüksek olan mumlarda izleyen bir endeks ve ortalaması.',
    parameters: { signal: 'Sinyal uzunluğu' },
    outputs: { index: 'Endeks', signal: 'Sinyal' },
  },
  'relative-volume': {
    name: 'Göreli hacim',
    short: 'Göreli hacim',
    description:
      'Bir mumun hacminin kendinden önceki mumların ortalamasına oranı: 1 olağan, 2 iki katıdır.',
    parameters: { length: 'Uzunluk' },
    outputs: { ratio: 'Oran' },
  },
  'volume-average': {
    name: 'Hacim ve ortalaması',
    short: 'Hacim',
    description: 'Her mumun hacmi ve basit hareketli ortalaması.',
    parameters: { length: 'Uzunluk' },
    outputs: { volume: 'Hacim', average: 'Ortalama' },
  },
  'market-facilitation-index': {
    name: 'Piyasa kolaylık endeksi (BW MFI)',
    short: 'BW MFI',
    description:
      'Birim hacim başına mum aralığı: işlem gören miktara karşılık fiyatın ne kadar hareket ettiğini gösterir.',
    parameters: {},
    outputs: { index: 'Endeks' },
  },
};
