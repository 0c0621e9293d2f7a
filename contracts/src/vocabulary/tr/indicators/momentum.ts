import type { IndicatorVocabulary } from '../../indicator-words.ts';

export const momentum: IndicatorVocabulary = {
  rsi: {
    name: 'Göreli güç endeksi',
    short: 'RSI',
    description:
      'Kapanıştaki ortalama yükselişin, ortalama hareket içindeki payı; 0 ile 100 arasındadır. 70’in üstüne çoğunlukla aşırı alım, 30’un altına aşırı satım denir.',
    parameters: { length: 'Uzunluk' },
    outputs: { rsi: 'RSI' },
  },
  macd: {
    name: 'Hareketli ortalama yakınsama ıraksama',
    short: 'MACD',
    description:
      'Kapanışın hızlı üstel ortalaması ile yavaşının farkı, bu farkın sinyal çizgisi olan ortalaması ve ikisinin farkı.',
    parameters: { fast: 'Hızlı uzunluk', slow: 'Yavaş uzunluk', signal: 'Sinyal uzunluğu' },
    outputs: { macd: 'MACD', signal: 'Sinyal', histogram: 'Histogram' },
  },
  stochastic: {
    name: 'Stokastik osilatör',
    short: 'Stokastik',
    description:
      '%K, kapanışın son mumların fiyat aralığındaki yerini 0 ile 100 arasında, yumuşatılmış olarak gösterir; %D bunun ortalamasıdır, %J ikisi arasındaki farkı büyütür.',
    parameters: { length: 'Uzunluk', signal: 'Sinyal uzunluğu', smooth: 'Yumuşatma' },
    outputs: { k: '%K', d: '%D', j: '%J' },
  },
  'stochastic-rsi': {
    name: 'Stokastik RSI',
    short: 'Stok. RSI',
    description:
      'Göreli güç endeksinin, son mumlardaki kendi aralığındaki yeri (0 ile 100 arasında) ve bunun ortalaması.',
    parameters: {
      rsiLength: 'RSI uzunluğu',
      length: 'Uzunluk',
      signal: 'Sinyal uzunluğu',
      smooth: 'Yumuşatma',
    },
    outputs: { stochasticRsi: 'Stokastik RSI', signal: 'Sinyal' },
  },
  cci: {
    name: 'Emtia kanal endeksi',
    short: 'CCI',
    description:
      'Tipik fiyatın ortalamasından ne kadar saptığını, olağan sapmasına oranla ölçer. Değerlerin çoğu -100 ile 100 arasındadır.',
    parameters: { length: 'Uzunluk' },
    outputs: { cci: 'CCI' },
  },
  'williams-r': {
    name: 'Williams %R',
    short: '%R',
    description: 'Kapanışın son mumların aralığındaki yeri: en düşükte -100, en yüksekte 0.',
    parameters: { length: 'Uzunluk' },
    outputs: { percentR: '%R' },
  },
  'rate-of-change': {
    name: 'Değişim oranı',
    short: 'ROC',
    description: 'Kapanışın belirli sayıda mum içindeki değişimi, yüzde olarak.',
    parameters: { length: 'Uzunluk' },
    outputs: { rateOfChange: 'ROC' },
  },
  momentum: {
    name: 'Momentum',
    short: 'Momentum',
    description: 'Kapanışın belirli sayıda mum içindeki değişimi, fiyat birimiyle.',
    parameters: { length: 'Uzunluk' },
    outputs: { momentum: 'Momentum' },
  },
};
