import { createCandleCountParameter, createNumberParameter } from '../indicator-parameters.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRunningWilderAverage } from '../running/running-average.ts';
import { createRollingHighest, createRollingLowest } from '../running/rolling-window.ts';
import { calculateTrueRange } from '../true-range.ts';
import { findWindowHighest, findWindowLowest } from '../window.ts';

// Highest recent high minus a multiple of the ATR, and lowest recent low plus that multiple.
/** @see T. S. Chande and S. Kroll, The New Technical Trader (1994) */
export const chandeKrollStopIndicator = defineIndicator({
  id: 'chande-kroll-stop',
  pane: 'price',
  parameters: [
    createCandleCountParameter('length', 10),
    createNumberParameter('multiplier', 1),
    createCandleCountParameter('stopLength', 9, { minimum: 1 }),
  ],
  outputs: createOutputs('line', 'stopLong', 'stopShort'),
  create({ length, multiplier, stopLength }) {
    const averageRange = createRunningWilderAverage(length);
    const highest = createRollingHighest(stopLength);
    const lowest = createRollingLowest(stopLength);
    return createCandleFold(({ candles }, t) => {
      const distance = multiplier * averageRange(calculateTrueRange(candles, t));
      const short = highest(findWindowHighest(candles.high, t, length) - distance);
      return [lowest(findWindowLowest(candles.low, t, length) + distance), short];
    });
  },
});
