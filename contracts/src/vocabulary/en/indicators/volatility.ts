import type { IndicatorVocabulary } from '../../indicator-words.ts';

export const volatility: IndicatorVocabulary = {
  atr: {
    name: 'Average true range',
    short: 'ATR',
    description:
      'How far prices move within a candle on average, the gap from the close before included, in units of price.',
    parameters: { length: 'Length' },
    outputs: { atr: 'ATR' },
  },
  'atr-percent': {
    name: 'Average true range, percent',
    short: 'ATR %',
    description:
      'The average true range in percent of the close, which makes instruments comparable.',
    parameters: { length: 'Length' },
    outputs: { atrPercent: 'ATR %' },
  },
  'true-range': {
    name: 'True range',
    short: 'TR',
    description: 'Range of each candle, the gap from the close before included, in units of price.',
    parameters: {},
    outputs: { trueRange: 'True range' },
  },
};
