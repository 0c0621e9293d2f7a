import type { MeasureWords } from '../../measure-words.ts';

/** Name and definition of each measure of this group. */
export const periodMeasures = {
  change: {
    name: 'Change',
    definition:
      'The change of the close over the period, in percent and in price: from the last close before the period (at the beginning of the data, from its first open) to the last close in it.',
  },
  'annual-return': {
    name: 'Annual return',
    definition:
      'The compound annual growth rate of the close: the yearly change that, repeated over the years of the period, gives its whole change. Given only where the period is at least a year long.',
  },
  'year-returns': {
    name: 'Returns by year',
    definition:
      'The change of each calendar year, from the last close of the year before to its own last close. A year that the data begins in, or that has not ended, is listed but not counted as complete.',
  },
  'quarter-returns': {
    name: 'Returns by quarter',
    definition:
      'The change of each calendar quarter (the first is January to March), from the last close of the quarter before to its own last close. A quarter that the data begins in, or that has not ended, is listed but not counted as complete.',
  },
  'month-returns': {
    name: 'Returns by month',
    definition:
      'The change of each calendar month, from the last close of the month before to its own last close. A month that the data begins in, or that has not ended, is listed but not counted as complete.',
  },
  'best-month': {
    name: 'Best and worst month',
    definition:
      'The complete calendar months of the period with the largest and the smallest change, each from the last close of the month before to its own last close.',
  },
  'high-low': {
    name: 'High and low',
    definition:
      'The highest high and the lowest low of the candles of the period, the candles that made them, and how far the last close of the period is from each, in percent of it.',
  },
  'range-position': {
    name: 'Place in the range',
    definition:
      'Where the last close stands between the lowest low (zero percent) and the highest high (a hundred percent) of the period, usually of a year: close minus low, divided by high minus low.',
  },
  'all-time-high': {
    name: 'All-time high',
    definition:
      'The highest high of all candles of the data, the candle that made it first, and how far the last close is below it, in percent of the high. It is the record of the data at hand, which may begin later than the market.',
  },
  'all-time-low': {
    name: 'All-time low',
    definition:
      'The lowest low of all candles of the data, the candle that made it first, and how far the last close is above it, in percent of the low. It is the record of the data at hand, which may begin later than the market.',
  },
  'price-at': {
    name: 'Price on a date',
    definition:
      'Open, high, low and close of the day asked about, or of the last candle before it; without a day, those of the period as a whole.',
  },
  'last-price': {
    name: 'Last price',
    definition:
      'The close of the last closed candle, when it was, and its change from the close before. The candle that is still forming does not count.',
  },
  'average-price': {
    name: 'Average price',
    definition:
      'The arithmetic mean and the median of the closes of the period, and how far its last close is from each, in percent of it.',
  },
  drawdown: {
    name: 'Drawdown',
    definition:
      'How far the close is below its highest close so far in the period, in percent of that: now, at its deepest and at its longest. It ends with the first close at or above the old peak.',
  },
  rally: {
    name: 'Largest rise',
    definition:
      'The largest rise in percent from the low of a candle of the period to the high of a later one, and how much of it the last close has given back.',
  },
  'best-worst-candles': {
    name: 'Best and worst candles',
    definition:
      'The candles of the period with the largest rise and the largest fall from the close before to their own close, in percent.',
  },
  'up-share': {
    name: 'Share of up candles',
    definition:
      'How many candles of the period closed higher or lower than the close before, and how many closed higher (green) or lower (red) than their own open.',
  },
  streak: {
    name: 'Streak',
    definition:
      'How many candles in a row have closed higher, or lower, than the close before. A close equal to the one before ends a streak.',
  },
  'opening-gaps': {
    name: 'Opening gaps',
    definition:
      'Candles that opened outside the range of the candle before. Such a gap counts as closed once price has traded at the close before it again.',
  },
  'last-candle': {
    name: 'Last candle',
    definition:
      'The last closed candle: open and close, body and wicks as shares of its range, and its range beside the ATR 14 of the candle before and beside earlier candles.',
  },
  'days-since-high': {
    name: 'Time since a new high',
    definition:
      'The last candle of the period whose high was beyond those of all candles of a given number before it, usually those of a year, and how long ago it was; the same for lows.',
  },
} as const satisfies Readonly<Record<string, MeasureWords>>;

export { periodMeasureFacts } from './period-facts.ts';
