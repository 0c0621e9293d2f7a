import type { IndicatorVocabulary } from '../../indicator-words.ts';

export const momentum: IndicatorVocabulary = {
  rsi: {
    name: 'Relative strength index',
    short: 'RSI',
    description:
      'The average rise of the close as a share of its average movement, from 0 to 100. Above 70 is often called overbought, below 30 oversold.',
    parameters: { length: 'Length' },
    outputs: { rsi: 'RSI' },
  },
  macd: {
    name: 'Moving average convergence divergence',
    short: 'MACD',
    description:
      'A fast exponential average of the close minus a slow one, an average of that as its signal, and the difference of the two.',
    parameters: { fast: 'Fast length', slow: 'Slow length', signal: 'Signal length' },
    outputs: { macd: 'MACD', signal: 'Signal', histogram: 'Histogram' },
  },
  stochastic: {
    name: 'Stochastic oscillator',
    short: 'Stochastic',
    description:
      'Where the close lies in the range of the last candles, from 0 to 100, smoothed (%K), the mean of that (%D), and %J, which exaggerates their distance.',
    parameters: { length: 'Length', signal: 'Signal length', smooth: 'Smoothing' },
    outputs: { k: '%K', d: '%D', j: '%J' },
  },
  'stochastic-rsi': {
    name: 'Stochastic RSI',
    short: 'Stoch RSI',
    description:
      'Where the relative strength index lies in its own range of the last candles, from 0 to 100, and the mean of that.',
    parameters: {
      rsiLength: 'RSI length',
      length: 'Length',
      signal: 'Signal length',
      smooth: 'Smoothing',
    },
    outputs: { stochasticRsi: 'Stochastic RSI', signal: 'Signal' },
  },
  cci: {
    name: 'Commodity channel index',
    short: 'CCI',
    description:
      'How far the typical price lies from its mean, in units of its usual distance. Most values lie between -100 and 100.',
    parameters: { length: 'Length' },
    outputs: { cci: 'CCI' },
  },
  'williams-r': {
    name: 'Williams %R',
    short: '%R',
    description:
      'Where the close lies in the range of the last candles: -100 at its low, 0 at its high.',
    parameters: { length: 'Length' },
    outputs: { percentR: '%R' },
  },
  'rate-of-change': {
    name: 'Rate of change',
    short: 'ROC',
    description: 'Change of the close over a number of candles, in percent.',
    parameters: { length: 'Length' },
    outputs: { rateOfChange: 'ROC' },
  },
  momentum: {
    name: 'Momentum',
    short: 'Momentum',
    description: 'Change of the close over a number of candles, in units of price.',
    parameters: { length: 'Length' },
    outputs: { momentum: 'Momentum' },
  },
};
