import type { Candles } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';
import {
  type IndicatorParameters,
  candleCount,
  choice,
  choiceOf,
  factor,
  numberOf,
} from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningWilder } from '../running/running-average.ts';
import { trueRangeAt } from '../true-range.ts';

type BrickSize = (candles: Candles, t: number) => number;

/** The size of the next brick at the close of each candle; NaN while it is not known. */
function createBrickSize(parameters: IndicatorParameters): BrickSize {
  const size = numberOf(parameters, 'size');
  const unit = choiceOf(parameters, 'unit');
  const averageRange = createRunningWilder(numberOf(parameters, 'atrLength'));
  return (candles, t) => {
    const range = averageRange(trueRangeAt(candles, t));
    if (unit === 'atr') return size * range;
    return unit === 'percent' ? (size / 100) * at(candles.close, t) : size;
  };
}

/**
 * Bricks of the close: a new one when price has gone a whole brick beyond the last, a turn when it has gone a brick beyond its other end. The size of
 * the next brick is settled when the one before is complete. On the candle that completes bricks, `open` and `close` are the ends of
 * that run of bricks, `bricks` says how many (negative when falling), and `formedAt` is the index of the candle that completed the run before.
 * @see S. Nison, Beyond Candlesticks (1994)
 */
export const renkoIndicator: IndicatorDefinition = {
  id: 'renko',
  group: 'price-transform',
  pane: 'price',
  parameters: [
    choice('unit', ['atr', 'percent', 'price']),
    factor('size', 1, { minimum: 0.000_01, maximum: 1_000_000 }),
    candleCount('atrLength', 14, { minimum: 1 }),
  ],
  outputs: [
    { name: 'open', draw: 'step' },
    { name: 'close', draw: 'step' },
    { name: 'bricks', draw: 'points' },
    { name: 'formedAt', draw: 'points' },
  ],
  needsVolume: false,
  confirmsLate: true,
  create(parameters) {
    const sizeAt = createBrickSize(parameters);
    const last = { top: Number.NaN, bottom: Number.NaN, size: Number.NaN, index: 0 };
    return perCandle(({ candles }, t) => {
      const price = at(candles.close, t);
      const size = sizeAt(candles, t);
      // While nothing has moved a brick would have no size.
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
};
