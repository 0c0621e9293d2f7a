import type { IndicatorVocabulary } from '../../indicator-words.ts';

export const confirmedPoints: IndicatorVocabulary = {
  doji: {
    name: 'Doji',
    short: 'Doji',
    description: 'Marks candles that closed nearly where they opened.',
    parameters: { largestBody: 'Largest body, percent' },
    outputs: { doji: 'Doji' },
  },
  marubozu: {
    name: 'Marubozu',
    short: 'Marubozu',
    description: 'Marks candles that are nearly all body, without noticeable wicks.',
    parameters: { smallestBody: 'Smallest body, percent of the range' },
    outputs: { rising: 'Rising', falling: 'Falling' },
  },
  fractal: {
    name: 'Williams fractal',
    short: 'Fractal',
    description:
      'A high above, or a low below, those of the candles on either side. It appears on the candle that confirms it and is never withdrawn.',
    parameters: { span: 'Candles on either side' },
    outputs: { high: 'High', low: 'Low' },
  },
  'swing-pivots': {
    name: 'Swing pivots',
    short: 'Pivots',
    description:
      'Swing highs and lows with their own number of candles before and after. They appear on the candle that confirms them and are never withdrawn.',
    parameters: { left: 'Candles before', right: 'Candles after' },
    outputs: { high: 'High', low: 'Low' },
  },
  zigzag: {
    name: 'Zigzag',
    short: 'Zigzag',
    description:
      'Turning points between moves of a given size. Each appears on the candle on which price had come back that far, and is never withdrawn; the last leg is not drawn.',
    parameters: { reversal: 'Reversal, percent', from: 'Measured on' },
    outputs: { high: 'High', low: 'Low' },
    choices: { close: 'Close', 'high-low': 'High and low' },
  },
  'rolling-pivot-points': {
    name: 'Rolling pivot points',
    short: 'Rolling pivots',
    description:
      'Pivot levels worked out on every candle from a window of candles before it, instead of from the day before.',
    parameters: { length: 'Length', offset: 'Candles left out', kind: 'Kind' },
    outputs: {
      pivot: 'Pivot',
      s1: 'Support 1',
      s2: 'Support 2',
      s3: 'Support 3',
      s4: 'Support 4',
      r1: 'Resistance 1',
      r2: 'Resistance 2',
      r3: 'Resistance 3',
      r4: 'Resistance 4',
    },
    choices: {
      standard: 'Standard',
      camarilla: 'Camarilla',
      demark: 'DeMark',
      fibonacci: 'Fibonacci',
      woodie: 'Woodie',
    },
  },
};
