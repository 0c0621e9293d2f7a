import type { IndicatorVocabulary } from '../../indicator-words.ts';

export const channel: IndicatorVocabulary = {
  'bollinger-bands': {
    name: 'Bollinger Bands',
    short: 'BB',
    description:
      'Mean of the last closes, and bands at a number of their standard deviations above and below it.',
    parameters: { length: 'Length', deviations: 'Standard deviations' },
    outputs: { middle: 'Middle line', upper: 'Upper band', lower: 'Lower band' },
  },
  'bollinger-bandwidth': {
    name: 'Bollinger bandwidth',
    short: 'BBW',
    description:
      'Distance between the Bollinger Bands as a share of their middle: how wide prices swing.',
    parameters: { length: 'Length', deviations: 'Standard deviations' },
    outputs: { bandwidth: 'Bandwidth' },
  },
  'bollinger-percent-b': {
    name: 'Bollinger %B',
    short: '%B',
    description:
      'Where the close lies between the Bollinger Bands: 0 on the lower one, 1 on the upper one.',
    parameters: { length: 'Length', deviations: 'Standard deviations' },
    outputs: { percentB: '%B' },
  },
  'keltner-channel': {
    name: 'Keltner channel',
    short: 'Keltner',
    description:
      'Exponential average of the closes, and bands at a multiple of the average true range above and below it.',
    parameters: { length: 'Length', multiplier: 'Multiplier', atrLength: 'ATR length' },
    outputs: { middle: 'Middle line', upper: 'Upper band', lower: 'Lower band' },
  },
  'donchian-channel': {
    name: 'Donchian channel',
    short: 'Donchian',
    description:
      'Highest high and lowest low of the candles before each candle, and the middle between them.',
    parameters: { length: 'Length' },
    outputs: { middle: 'Middle line', upper: 'Upper band', lower: 'Lower band' },
  },
  'moving-average-envelopes': {
    name: 'Moving average envelopes',
    short: 'Envelopes',
    description: 'A moving average of the closes, and bands at a percentage above and below it.',
    parameters: { length: 'Length', percent: 'Percent', average: 'Average' },
    outputs: { middle: 'Middle line', upper: 'Upper band', lower: 'Lower band' },
    choices: {
      sma: 'SMA',
      ema: 'EMA',
      wma: 'WMA',
      smma: 'SMMA',
      hma: 'HMA',
      dema: 'DEMA',
      tema: 'TEMA',
    },
  },
};
