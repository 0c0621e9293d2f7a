import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { foldColumn, type Range } from './column-fold.ts';
import { createWilderAverage } from './wilder-average.ts';

/** The larger of high and previous close minus the smaller of low and previous close; NaN for the first candle, which has none. */
export function extendTrueRange(candles: Candles, output: Float64Array, { from, to }: Range): void {
  const { high, low, close } = candles;
  for (let t = from; t < to; t += 1) {
    const previousClose = t === 0 ? Number.NaN : at(close, t - 1);
    output[t] = Math.max(at(high, t), previousClose) - Math.min(at(low, t), previousClose);
  }
}

/** Average true range in price units (Wilder). Defined from index `length` on, NaN before. */
export function atr(candles: Candles, length: number): Float64Array {
  const trueRange = new Float64Array(candles.length);
  extendTrueRange(candles, trueRange, { from: 0, to: candles.length });
  return foldColumn(createWilderAverage(length), trueRange);
}
