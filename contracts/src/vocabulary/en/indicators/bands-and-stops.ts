import type { IndicatorVocabulary } from '../../indicator-words.ts';

export const bandsAndStops: IndicatorVocabulary = {
  'fractal-chaos-bands': {
    name: 'Fractal chaos bands',
    short: 'FCB',
    description:
      'Prices of the last confirmed high and low fractal. They change only on the candle that confirms a new one.',
    parameters: { span: 'Candles on either side' },
    outputs: { upper: 'Upper band', lower: 'Lower band' },
  },
  'starc-bands': {
    name: 'STARC bands',
    short: 'STARC',
    description:
      'Simple mean of the close, and a multiple of the average true range above and below it.',
    parameters: { length: 'Length', multiplier: 'Multiplier', atrLength: 'ATR length' },
    outputs: { middle: 'Middle line', upper: 'Upper band', lower: 'Lower band' },
  },
  'standard-deviation-channel': {
    name: 'Standard deviation channel',
    short: 'SD channel',
    description:
      'End of the straight line through the last closes, and a multiple of the standard deviation of those closes on either side. Every candle keeps the value it was given.',
    parameters: { length: 'Length', multiplier: 'Multiplier' },
    outputs: { middle: 'Middle line', upper: 'Upper band', lower: 'Lower band' },
  },
  'linear-regression-channel': {
    name: 'Linear regression channel',
    short: 'LR channel',
    description:
      'End of the straight line through the last closes, and a multiple of their deviation from that line on either side. Every candle keeps the value it was given.',
    parameters: { length: 'Length', multiplier: 'Multiplier' },
    outputs: { middle: 'Middle line', upper: 'Upper band', lower: 'Lower band' },
  },
  'chande-kroll-stop': {
    name: 'Chande Kroll stop',
    short: 'Chande Kroll',
    description:
      'Two lines: the highest of recent highs less a multiple of the average true range, and the lowest of recent lows plus the same.',
    parameters: { length: 'Length', multiplier: 'Multiplier', stopLength: 'Stop length' },
    outputs: { stopLong: 'Stop for long', stopShort: 'Stop for short' },
  },
  'acceleration-bands': {
    name: 'Acceleration bands',
    short: 'Acc. bands',
    description:
      'Means of highs and lows, moved apart by the size of the range relative to the price, and the mean of the close.',
    parameters: { length: 'Length', multiplier: 'Multiplier' },
    outputs: { middle: 'Middle line', upper: 'Upper band', lower: 'Lower band' },
  },
};
