import type { IndicatorVocabulary } from '../../indicator-words.ts';

export const trend: IndicatorVocabulary = {
  adx: {
    name: 'Average directional index',
    short: 'ADX',
    description:
      'How strong a trend is, whichever way it goes, from how far candles reach beyond the one before. +DI and -DI show which side is ahead.',
    parameters: { length: 'Length' },
    outputs: { adx: 'ADX', plusDi: '+DI', minusDi: '-DI', dx: 'DX', adxr: 'ADXR' },
  },
  aroon: {
    name: 'Aroon',
    short: 'Aroon',
    description:
      'How recently the highest high and the lowest low of the last candles occurred, from 0 to 100 each, and the difference of the two.',
    parameters: { length: 'Length' },
    outputs: { up: 'Aroon up', down: 'Aroon down', oscillator: 'Oscillator' },
  },
  ichimoku: {
    name: 'Ichimoku cloud',
    short: 'Ichimoku',
    description:
      'Middles between the highest and lowest prices of three stretches of candles. The two edges of the cloud stand ahead of the candles they come from.',
    parameters: {
      conversion: 'Conversion line length',
      base: 'Base line length',
      span: 'Leading span B length',
      displacement: 'Displacement',
    },
    outputs: {
      conversionLine: 'Conversion line',
      baseLine: 'Base line',
      leadingSpanA: 'Leading span A',
      leadingSpanB: 'Leading span B',
    },
  },
  'chikou-span': {
    name: 'Lagging span',
    short: 'Chikou',
    description:
      'The close of a candle, drawn a number of candles back, as in the Ichimoku chart. It is known only at the later candle.',
    parameters: { displacement: 'Displacement' },
    outputs: { laggingSpan: 'Lagging span' },
  },
  'parabolic-sar': {
    name: 'Parabolic SAR',
    short: 'SAR',
    description:
      'A stop that follows a trend, faster with every new extreme, and changes sides when prices reach it.',
    parameters: { step: 'Acceleration step', maximum: 'Highest acceleration' },
    outputs: { sar: 'SAR' },
  },
  supertrend: {
    name: 'Supertrend',
    short: 'Supertrend',
    description:
      'A line at a multiple of the average true range from the middle of the candles that only comes nearer to the prices, and changes sides when a close passes it.',
    parameters: { length: 'Length', multiplier: 'Multiplier' },
    outputs: { below: 'Below the prices', above: 'Above the prices' },
  },
  'atr-trailing-stop': {
    name: 'ATR trailing stop',
    short: 'ATR stop',
    description:
      'A line at a multiple of the average true range from the closes, or from highs and lows, that only comes nearer to the prices, and changes sides when a close passes it.',
    parameters: { length: 'Length', multiplier: 'Multiplier', measuredFrom: 'Measured from' },
    outputs: { below: 'Below the prices', above: 'Above the prices' },
    choices: { close: 'Close', 'high-low': 'High and low' },
  },
  'chandelier-exit': {
    name: 'Chandelier exit',
    short: 'Chandelier',
    description:
      'Two lines: below the highest high, and above the lowest low, of the last candles by a multiple of the average true range.',
    parameters: { length: 'Length', multiplier: 'Multiplier' },
    outputs: { below: 'Below the highest high', above: 'Above the lowest low' },
  },
  'volatility-stop': {
    name: 'Volatility stop',
    short: 'Vol stop',
    description:
      "Wilder's stop at a multiple of the average true range from the farthest close of the trend; a close beyond it turns the trend.",
    parameters: { length: 'Length', multiplier: 'Multiplier' },
    outputs: { below: 'Below the prices', above: 'Above the prices' },
  },
};
