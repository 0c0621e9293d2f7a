import type { IndicatorVocabulary } from '../../indicator-words.ts';

export const volumeFlow: IndicatorVocabulary = {
  'chaikin-oscillator': {
    name: 'Chaikin oscillator',
    short: 'Chaikin osc.',
    description:
      'A fast exponential average of the accumulation/distribution line less a slow one.',
    parameters: { fast: 'Fast length', slow: 'Slow length' },
    outputs: { oscillator: 'Oscillator' },
  },
  'force-index': {
    name: 'Force index',
    short: 'Force',
    description: 'Exponential average of the change of the close times the volume.',
    parameters: { length: 'Length' },
    outputs: { force: 'Force' },
  },
  'klinger-oscillator': {
    name: 'Klinger volume oscillator',
    short: 'Klinger',
    description:
      'Volume signed by the direction of price and scaled by the range: a fast average less a slow one, with a signal line.',
    parameters: { fast: 'Fast length', slow: 'Slow length', signal: 'Signal length' },
    outputs: { oscillator: 'Oscillator', signal: 'Signal' },
  },
  'percentage-volume-oscillator': {
    name: 'Percentage volume oscillator',
    short: 'PVO',
    description: 'Fast less slow exponential average of the volume, in percent of the slow one.',
    parameters: { fast: 'Fast length', slow: 'Slow length', signal: 'Signal length' },
    outputs: { oscillator: 'Oscillator', signal: 'Signal', histogram: 'Histogram' },
  },
  'ease-of-movement': {
    name: 'Ease of movement',
    short: 'EOM',
    description:
      'Mean of the move of the median price times the range over the volume: large where price went far on little volume.',
    parameters: { length: 'Length', volumeUnit: 'Unit of volume' },
    outputs: { ease: 'Ease' },
  },
  'price-volume-trend': {
    name: 'Price volume trend',
    short: 'PVT',
    description: 'Running sum of the volume times the relative change of the close.',
    parameters: {},
    outputs: { trend: 'Trend' },
  },
  'negative-volume-index': {
    name: 'Negative volume index',
    short: 'NVI',
    description:
      'An index that follows the close only on candles with less volume than the one before, with its average.',
    parameters: { signal: 'Signal length' },
    outputs: { index: 'Index', signal: 'Signal' },
  },
  'positive-volume-index': {
    name: 'Positive volume index',
    short: 'PVI',
    description:
      'An index that follows the close only on candles with more volume than the one before, with its average.',
    parameters: { signal: 'Signal length' },
    outputs: { index: 'Index', signal: 'Signal' },
  },
  'relative-volume': {
    name: 'Relative volume',
    short: 'Rel. volume',
    description:
      'Volume of a candle over the mean of the candles before it: 1 is usual, 2 twice as much.',
    parameters: { length: 'Length' },
    outputs: { ratio: 'Ratio' },
  },
  'volume-average': {
    name: 'Volume with average',
    short: 'Volume',
    description: 'Volume of each candle and its simple moving average.',
    parameters: { length: 'Length' },
    outputs: { volume: 'Volume', average: 'Average' },
  },
  'market-facilitation-index': {
    name: 'Market facilitation index',
    short: 'BW MFI',
    description: 'Range of a candle per unit of volume: how far price moved for what was traded.',
    parameters: {},
    outputs: { index: 'Index' },
  },
};
