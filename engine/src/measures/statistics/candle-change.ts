import type { Candles } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';

/** Change of the close against the close before in percent; NaN unless both are positive. */
export function calculateChangePercent({ close }: Candles, t: number): number {
  const [before, after] = [at(close, t - 1), at(close, t)];
  return before > 0 && after > 0 ? (after / before - 1) * 100 : Number.NaN;
}

/** Natural logarithm of the close over the close before; NaN unless both are positive. */
export function calculateLogChange({ close }: Candles, t: number): number {
  const [before, after] = [at(close, t - 1), at(close, t)];
  return before > 0 && after > 0 ? Math.log(after / before) : Number.NaN;
}

/** High minus low in percent of the close; NaN where a price is not positive. */
export function calculateRangePercent({ high, low, close }: Candles, t: number): number {
  return at(low, t) > 0 ? ((at(high, t) - at(low, t)) / at(close, t)) * 100 : Number.NaN;
}

/** Values of candles `from` to `to` in order of time, those that are defined. */
export function collectValues(
  { from, to }: { readonly from: number; readonly to: number },
  calculate: (t: number) => number,
): Float64Array {
  const values = new Float64Array(Math.max(0, to - from + 1));
  let count = 0;
  for (let t = from; t <= to; t += 1) {
    const value = calculate(t);
    if (Number.isNaN(value)) continue;
    values[count] = value;
    count += 1;
  }
  return values.subarray(0, count);
}
