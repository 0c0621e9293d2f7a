import type { Candles } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';
import {
  createCandleCountParameter,
  createChoiceParameter,
  createNumberParameter,
} from '../indicator-parameters.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRunningWilderAverage } from '../running/running-average.ts';
import { calculateTrueRange } from '../true-range.ts';

type BrickSize = (candles: Candles, t: number) => number;

/** Size of the next brick at the close of each candle; NaN while not defined. */
function createBrickSize(unit: string, size: number, atrLength: number): BrickSize {
  const averageRange = createRunningWilderAverage(atrLength);
  return (candles, t) => {
    const range = averageRange(calculateTrueRange(candles, t));
    if (unit === 'atr') return size * range;
    return unit === 'percent' ? (size / 100) * at(candles.close, t) : size;
  };
}

// The size of the next brick is fixed when the previous one is complete. On the candle that
// completes bricks, `open` and `close` are the ends of that run, `bricks` their number (negative
// when falling) and `formedAt` the candle that completed the run before. @see S. Nison, Beyond
// Candlesticks (1994)
/** Bricks of the close: one per brick size beyond the last, or back beyond its opposite end. */
export const renkoIndicator = defineIndicator({
  id: 'renko',
  pane: 'price',
  parameters: [
    createChoiceParameter('unit', ['atr', 'percent', 'price']),
    createNumberParameter('size', 1, { minimum: 0.000_01, maximum: 1_000_000 }),
    createCandleCountParameter('atrLength', 14, { minimum: 1 }),
  ],
  outputs: [
    { name: 'open', draw: 'step' },
    { name: 'close', draw: 'step' },
    { name: 'bricks', draw: 'points' },
    { name: 'formedAt', draw: 'points' },
  ],
  confirmsLate: true,
  create({ unit, size: unitSize, atrLength }) {
    const sizeAt = createBrickSize(unit, unitSize, atrLength);
    const last = { top: Number.NaN, bottom: Number.NaN, size: Number.NaN, index: 0 };
    return createCandleFold(({ candles }, t) => {
      const price = at(candles.close, t);
      const size = sizeAt(candles, t);
      // Without any movement the brick size would be 0.
      if (!(last.size > 0)) {
        Object.assign(last, { top: price, bottom: price, size, index: t });
        return [];
      }
      const rises = Math.floor((price - last.top) / last.size);
      const falls = Math.floor((last.bottom - price) / last.size);
      if (!(rises > 0) && !(falls > 0)) return [];
      const bricks = rises > 0 ? rises : -falls;
      const open = rises > 0 ? last.top : last.bottom;
      const close = open + bricks * last.size;
      const values = [open, close, bricks, last.index];
      const beforeLast = close - Math.sign(bricks) * last.size;
      Object.assign(last, {
        top: Math.max(close, beforeLast),
        bottom: Math.min(close, beforeLast),
        size,
        index: t,
      });
      return values;
    });
  },
});
