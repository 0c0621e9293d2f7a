/** What separates two terms that are often mixed up, before each is explained. */
export const differences = {
  'difference.break-of-structure.change-of-character':
    'The difference is the direction: a break of structure goes with the trend so far, a change of character against it.',
  'difference.change-of-character.structure-shift':
    'Every structure shift is a change of character, and a more forceful one: it comes with a displacement that leaves a gap behind.',
  'difference.break-of-structure.structure-shift':
    'A break of structure carries the trend on; a structure shift goes against it, with a displacement that leaves a gap behind.',
  'difference.order-block.fair-value-gap':
    'An order block is the last opposite candle before a strong move; a fair value gap is the empty space such a move leaves between candles.',
  'difference.order-block.breaker-block':
    'A breaker block is an order block that did not hold: price closed through it, and from then on it counts from the other side.',
  'difference.order-block.support-resistance':
    'An order block is one candle before a strong move; support and resistance are levels at which price turned more than once.',
  'difference.swing.support-resistance':
    'A swing is a single turning point; support and resistance are levels at which several of them lie together.',
  'difference.liquidity-sweep.break-of-structure':
    'The difference is the close: a sweep reaches beyond a level and closes back, a break of structure closes beyond it.',
  'difference.liquidity-sweep.change-of-character':
    'The difference is the close: a sweep reaches beyond a level and closes back, a change of character closes beyond it, against the trend.',
  'difference.liquidity-sweep.liquidity-pool':
    'A pool is where resting orders are assumed, such as equal highs; a sweep is the candle that reaches beyond it and closes back.',
  'difference.rsi.macd':
    'The RSI says how one-sided the recent moves of the close were and stays within fixed bounds; the MACD says how far a fast average lies from a slow one and has no bounds.',
  'difference.rsi.stochastic':
    'The RSI compares rises with falls of the close; the stochastic says where the close lies within the range of the recent candles.',
  'difference.sma.ema':
    'The simple average weighs all its candles alike; the exponential one weighs the recent ones more, so it turns sooner.',
  'difference.atr.adx':
    'The ATR says how much a candle moves, whichever way; the ADX says how strongly the moves go one way.',
  'difference.rsi.adx':
    'The RSI says how one-sided the recent moves were and which way; the ADX says how strong a trend is, whichever way it goes.',
  'difference.macd.stochastic':
    'The MACD says how two averages stand to each other; the stochastic where the close lies within the range of the recent candles.',
};
