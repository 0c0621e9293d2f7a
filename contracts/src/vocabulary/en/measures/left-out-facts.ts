/** Names of the facts about candles without a percentage, which measures share. */
export const leftOutFacts = {
  'measure.left-out.count': 'Candles without a percentage',
  'measure.left-out.gaps': 'Gaps without a percentage',
  'measure.left-out.periods': 'Months or years without a percentage',
  'measure.left-out.symbol': 'Without a percentage',
  'measure.left-out.from': 'Without a percentage: first',
  'measure.left-out.to': 'Without a percentage: last',
  'measure.left-out.low': 'Without a percentage: lowest price',
  'measure.left-out.low-time': 'Without a percentage: lowest price, date',
  'measure.left-out.before': 'Without a percentage: price at the beginning',
  'measure.left-out.after': 'Without a percentage: price at the end',
};
