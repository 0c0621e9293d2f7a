import type { IndicatorVocabulary } from '../../indicator-words.ts';

export const priceLines: IndicatorVocabulary = {
  'mcginley-dynamic': {
    name: 'McGinley dynamic',
    short: 'McGinley',
    description:
      'An average of the close that adjusts its own speed: quicker when price falls away from it, slower when price runs ahead.',
    parameters: { length: 'Length', factor: 'Factor' },
    outputs: { average: 'Average' },
  },
  'median-price': {
    name: 'Median price',
    short: 'HL2',
    description: 'Middle between high and low of each candle.',
    parameters: {},
    outputs: { price: 'Price' },
  },
  'typical-price': {
    name: 'Typical price',
    short: 'HLC3',
    description: 'Mean of high, low and close of each candle.',
    parameters: {},
    outputs: { price: 'Price' },
  },
  'weighted-close': {
    name: 'Weighted close',
    short: 'HLCC4',
    description: 'Mean of high, low and close of each candle, the close counting twice.',
    parameters: {},
    outputs: { price: 'Price' },
  },
  renko: {
    name: 'Renko',
    short: 'Renko',
    description:
      'Bricks of the close: a new one for each brick’s length price has gone on, a turn only after it has come back over a whole brick. They appear on the candle that completes them and are never withdrawn.',
    parameters: { unit: 'Brick size in', size: 'Brick size', atrLength: 'ATR length' },
    outputs: { open: 'Start', close: 'End', bricks: 'Bricks' },
    choices: { atr: 'Average true range', percent: 'Percent', price: 'Price' },
  },
};
