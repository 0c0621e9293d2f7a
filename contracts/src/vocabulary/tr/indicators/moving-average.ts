import type { IndicatorVocabulary } from '../../indicator-words.ts';

export const movingAverage: IndicatorVocabulary = {
  sma: {
    name: 'Basit hareketli ortalama',
    short: 'SMA',
    description: 'Son kapanışların ortalaması; her biri eşit ağırlıktadır.',
    parameters: { length: 'Uzunluk' },
    outputs: { sma: 'SMA' },
  },
  ema: {
    name: 'Üstel hareketli ortalama',
    short: 'EMA',
    description:
      'Kapanışların, eskidikçe ağırlığı azalan ortalaması. İlk kapanışların basit ortalamasıyla başlar.',
    parameters: { length: 'Uzunluk' },
    outputs: { ema: 'EMA' },
  },
  wma: {
    name: 'Ağırlıklı hareketli ortalama',
    short: 'WMA',
    description:
      'Son kapanışların, en yeniden en eskiye eşit adımlarla azalan ağırlıklı ortalaması.',
    parameters: { length: 'Uzunluk' },
    outputs: { wma: 'WMA' },
  },
  smma: {
    name: 'Düzleştirilmiş hareketli ortalama',
    short: 'SMMA',
    description:
      'Wilder’ın ortalaması: her yeni kapanışın ağırlığının 1/uzunluk olduğu yavaş bir üstel ortalama.',
    parameters: { length: 'Uzunluk' },
    outputs: { smma: 'SMMA' },
  },
  dema: {
    name: 'Çift üstel hareketli ortalama',
    short: 'DEMA',
    description:
      'Kapanışların üstel ortalamasının iki katından, bu ortalamanın üstel ortalaması çıkarılır: fiyatları daha az gecikmeyle izler.',
    parameters: { length: 'Uzunluk' },
    outputs: { dema: 'DEMA' },
  },
  tema: {
    name: 'Üçlü üstel hareketli ortalama',
    short: 'TEMA',
    description:
      'Kapanışların üstel ortalamasını, onun ortalamasını ve bunun da ortalamasını birleştirir; gecikmenin çoğu giderilir.',
    parameters: { length: 'Uzunluk' },
    outputs: { tema: 'TEMA' },
  },
  hma: {
    name: 'Hull hareketli ortalaması',
    short: 'HMA',
    description:
      'Yarım ve tam uzunluktaki ağırlıklı ortalamalar birleştirilir ve uzunluğun karekökü kadar mumla yumuşatılır: hem düzgün hem az gecikmelidir.',
    parameters: { length: 'Uzunluk' },
    outputs: { hma: 'HMA' },
  },
  kama: {
    name: 'Kaufman uyarlanır hareketli ortalaması',
    short: 'KAMA',
    description:
      'Fiyatlar düz bir çizgide ilerlerken hızlanan, ileri geri giderken yavaşlayan üstel ortalama.',
    parameters: { length: 'Verimlilik uzunluğu', fast: 'Hızlı uzunluk', slow: 'Yavaş uzunluk' },
    outputs: { kama: 'KAMA' },
  },
  alma: {
    name: 'Arnaud Legoux hareketli ortalaması',
    short: 'ALMA',
    description:
      'Son kapanışların, en yeni kapanışa doğru kaydırılabilen bir çan eğrisinin ağırlıklarıyla ortalaması.',
    parameters: { length: 'Uzunluk', offset: 'Eğrinin konumu', sigma: 'Eğrinin darlığı' },
    outputs: { alma: 'ALMA' },
  },
  t3: {
    name: 'T3 hareketli ortalaması',
    short: 'T3',
    description:
      'Tillson’ın ortalaması: genelleştirilmiş çift üstel ortalamanın üç kez uygulanması.',
    parameters: { length: 'Uzunluk', volumeFactor: 'Hacim katsayısı' },
    outputs: { t3: 'T3' },
  },
  vwma: {
    name: 'Hacim ağırlıklı hareketli ortalama',
    short: 'VWMA',
    description: 'Son kapanışların, her biri mumunun hacmiyle ağırlıklandırılmış ortalaması.',
    parameters: { length: 'Uzunluk' },
    outputs: { vwma: 'VWMA' },
  },
  mama: {
    name: 'MESA uyarlanır hareketli ortalaması',
    short: 'MAMA',
    description:
      'Ağırlığı, orta fiyatların baskın döngüsünün evresini izleyen üstel ortalama ve onun yavaş izleyicisi FAMA.',
    parameters: { fastLimit: 'Hızlı sınır', slowLimit: 'Yavaş sınır' },
    outputs: { mama: 'MAMA', fama: 'FAMA' },
  },
  epma: {
    name: 'Uç nokta hareketli ortalaması',
    short: 'EPMA',
    description: 'Son kapanışlardan en küçük karelerle geçirilen doğrunun bittiği yer.',
    parameters: { length: 'Uzunluk' },
    outputs: { epma: 'EPMA' },
  },
};
