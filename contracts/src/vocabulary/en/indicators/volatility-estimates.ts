import type { IndicatorVocabulary } from '../../indicator-words.ts';

export const volatilityEstimates: IndicatorVocabulary = {
  'ulcer-index': {
    name: 'Ulcer index',
    short: 'Ulcer',
    description:
      'Root mean square of the falls below the highest close so far in the window, in percent: deep and long falls count, rises do not.',
    parameters: { length: 'Length' },
    outputs: { ulcer: 'Ulcer index' },
  },
  'mass-index': {
    name: 'Mass index',
    short: 'Mass',
    description:
      'Sum of the ratio of an average range to the average of that average: swells when ranges widen, whatever the direction.',
    parameters: { smoothing: 'Smoothing', length: 'Length' },
    outputs: { mass: 'Mass' },
  },
  'historical-volatility': {
    name: 'Historical volatility',
    short: 'HV',
    description:
      'Standard deviation of the logarithmic changes of the close, scaled to a year, in percent.',
    parameters: { length: 'Length', candlesPerYear: 'Candles per year' },
    outputs: { volatility: 'Volatility' },
  },
  'parkinson-volatility': {
    name: 'Parkinson volatility',
    short: 'Parkinson',
    description:
      'Volatility estimated from high and low of each candle, scaled to a year, in percent. Gaps between candles are not seen.',
    parameters: { length: 'Length', candlesPerYear: 'Candles per year' },
    outputs: { volatility: 'Volatility' },
  },
  'garman-klass-volatility': {
    name: 'Garman-Klass volatility',
    short: 'Garman-Klass',
    description:
      'Volatility estimated from open, high, low and close of each candle, scaled to a year, in percent. Gaps between candles are not seen.',
    parameters: { length: 'Length', candlesPerYear: 'Candles per year' },
    outputs: { volatility: 'Volatility' },
  },
  'chaikin-volatility': {
    name: 'Chaikin volatility',
    short: 'Chaikin vol.',
    description: 'Relative change of the average range against some candles ago, in percent.',
    parameters: { smoothing: 'Smoothing', length: 'Length' },
    outputs: { change: 'Change' },
  },
  'relative-volatility-index': {
    name: 'Relative volatility index',
    short: 'RVI',
    description:
      'Share of the standard deviation that fell on rising candles, of highs and of lows, smoothed: 0 to 100.',
    parameters: { length: 'Length', deviationLength: 'Deviation length' },
    outputs: { index: 'Index' },
  },
};
