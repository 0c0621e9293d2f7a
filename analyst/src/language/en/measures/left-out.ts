/** What is said of the candles that a measure of percentages leaves out. */
export const leftOutSentences = {
  'left-out.candle':
    'Not counted is the candle of {left-out.from}: a price of zero or below ({left-out.low} on {left-out.low-time}) has no percentage.',
  'left-out.candles':
    'Not counted are {left-out.count} candles from {left-out.from} to {left-out.to}: a price of zero or below (at the lowest {left-out.low} on {left-out.low-time}) has no percentage.',
  'left-out.candle.named':
    'Not counted is the candle of {left-out.symbol} of {left-out.from}: a price of zero or below ({left-out.low} on {left-out.low-time}) has no percentage.',
  'left-out.candles.named':
    'Not counted are {left-out.count} candles of {left-out.symbol} from {left-out.from} to {left-out.to}: a price of zero or below (at the lowest {left-out.low} on {left-out.low-time}) has no percentage.',
  'left-out.periods':
    'Without a percentage in this list: {left-out.periods}, since a close at the beginning or the end was zero or below (at the lowest {left-out.low} on {left-out.low-time}).',
  'left-out.gaps':
    'Opening gaps without a percentage: {left-out.gaps}, since a price was zero or below (at the lowest {left-out.low} on {left-out.low-time}).',
  'left-out.side':
    '{left-out.symbol} is not ranked: it went from {left-out.before} to {left-out.after}, and with a price of zero or below there is no percentage.',
} as const;
