import type { CountedStructures } from '../counted-structures.ts';

/** "After a breakout does it carry on", "what tends to follow candles like that". */
export const countedStructures: CountedStructures = {
  'break-of-structure': 'break ?outs?|breaks? out|broke out|breaking out|break ?downs?',
  'change-of-character': '(?:trend|structure) (?:reversals?|flips?|turns?)|turning points?',
  'candlestick-pattern':
    '(?:candles?|bars?) (?:like (?:that|this|these|those)|of (?:that|this) kind)',
};
