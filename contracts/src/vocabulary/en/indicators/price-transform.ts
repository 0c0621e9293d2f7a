import type { IndicatorVocabulary } from '../../indicator-words.ts';

export const priceTransform: IndicatorVocabulary = {
  'heikin-ashi': {
    name: 'Heikin-Ashi',
    short: 'Heikin-Ashi',
    description:
      "Averaged candles: each close is the mean of the candle's four prices, each open the middle of the averaged candle before. These prices were not traded.",
    parameters: {},
    outputs: { open: 'Open', high: 'High', low: 'Low', close: 'Close' },
  },
};
