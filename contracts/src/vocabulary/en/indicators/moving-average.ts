import type { IndicatorVocabulary } from '../../indicator-words.ts';

export const movingAverage: IndicatorVocabulary = {
  sma: {
    name: 'Simple moving average',
    short: 'SMA',
    description: 'Mean of the last closes, each counted alike.',
    parameters: { length: 'Length' },
    outputs: { sma: 'SMA' },
  },
  ema: {
    name: 'Exponential moving average',
    short: 'EMA',
    description:
      'Average of the closes in which each counts less the older it is. Begins with the simple mean of the first closes.',
    parameters: { length: 'Length' },
    outputs: { ema: 'EMA' },
  },
  wma: {
    name: 'Weighted moving average',
    short: 'WMA',
    description:
      'Average of the last closes with weights that fall in equal steps, from the newest to the oldest.',
    parameters: { length: 'Length' },
    outputs: { wma: 'WMA' },
  },
  smma: {
    name: 'Smoothed moving average',
    short: 'SMMA',
    description:
      "Wilder's average: a slow exponential average in which each new close weighs 1/length.",
    parameters: { length: 'Length' },
    outputs: { smma: 'SMMA' },
  },
  dema: {
    name: 'Double exponential moving average',
    short: 'DEMA',
    description:
      'Twice the exponential average of the closes minus the exponential average of that: follows the prices with less delay.',
    parameters: { length: 'Length' },
    outputs: { dema: 'DEMA' },
  },
  tema: {
    name: 'Triple exponential moving average',
    short: 'TEMA',
    description:
      'Combines an exponential average of the closes, the average of that and the average of the latter, so that most of the delay is cancelled.',
    parameters: { length: 'Length' },
    outputs: { tema: 'TEMA' },
  },
  hma: {
    name: 'Hull moving average',
    short: 'HMA',
    description:
      'Weighted averages of half and of the whole length, combined and smoothed over the root of the length: smooth, with little delay.',
    parameters: { length: 'Length' },
    outputs: { hma: 'HMA' },
  },
  kama: {
    name: "Kaufman's adaptive moving average",
    short: 'KAMA',
    description:
      'Exponential average that is fast where prices move in a straight line and slow where they go back and forth.',
    parameters: { length: 'Efficiency length', fast: 'Fast length', slow: 'Slow length' },
    outputs: { kama: 'KAMA' },
  },
  alma: {
    name: 'Arnaud Legoux moving average',
    short: 'ALMA',
    description:
      'Average of the last closes with weights of a bell curve that can be moved towards the newest close.',
    parameters: {
      length: 'Length',
      offset: 'Offset of the curve',
      sigma: 'Narrowness of the curve',
    },
    outputs: { alma: 'ALMA' },
  },
  t3: {
    name: 'T3 moving average',
    short: 'T3',
    description:
      "Tillson's average: a generalised double exponential average, applied three times.",
    parameters: { length: 'Length', volumeFactor: 'Volume factor' },
    outputs: { t3: 'T3' },
  },
  vwma: {
    name: 'Volume-weighted moving average',
    short: 'VWMA',
    description: 'Mean of the last closes, each weighted by the volume of its candle.',
    parameters: { length: 'Length' },
    outputs: { vwma: 'VWMA' },
  },
  mama: {
    name: 'MESA adaptive moving average',
    short: 'MAMA',
    description:
      'Exponential average whose weight follows the phase of the dominant cycle of the middle prices, and FAMA, its slower follower.',
    parameters: { fastLimit: 'Fast limit', slowLimit: 'Slow limit' },
    outputs: { mama: 'MAMA', fama: 'FAMA' },
  },
  epma: {
    name: 'End point moving average',
    short: 'EPMA',
    description: 'Where the straight line of least squares through the last closes ends.',
    parameters: { length: 'Length' },
    outputs: { epma: 'EPMA' },
  },
};
