import type { Candles } from '../candles/candles.ts';
import { at, growColumn } from '../candles/column.ts';
import type { SwingScanner } from './swing.ts';

// From the latest confirmed swing low to the latest swing high, each extended by newer extremes.
// Above its middle price is at a premium, below it at a discount.
/** Dealing range per candle, NaN until both ends are known. */
export type DealingRange = { readonly top: Float64Array; readonly bottom: Float64Array };

export type DealingRangeScanner = {
  /** Call when candle `t` has confirmed a swing. */
  renew(t: number): void;
  /** Columns of the first `length` candles; later candles do not change them. */
  snapshot(length: number): DealingRange;
};

/** One side of the range; its column is computed lazily up to `length`. */
type Side = { column: Float64Array; length: number; extreme: number };

export function createDealingRangeScanner(
  candles: Candles,
  swings: SwingScanner,
): DealingRangeScanner {
  const top: Side = { column: new Float64Array(0), length: 0, extreme: Number.NaN };
  const bottom: Side = { column: new Float64Array(0), length: 0, extreme: Number.NaN };
  const write = (side: Side, to: number): void => {
    if (to > side.column.length) side.column = growColumn(side.column, candles.length);
    const { column } = side;
    const prices = side === top ? candles.high : candles.low;
    let { extreme } = side;
    for (let t = side.length; t < to; t += 1) {
      const price = at(prices, t);
      extreme = side === top ? Math.max(extreme, price) : Math.min(extreme, price);
      column[t] = extreme;
    }
    side.extreme = extreme;
    side.length = to;
  };
  /** Restarts a side at a new pivot: by the pivot rule no candle since has passed it. */
  const begin = (side: Side, t: number, price: number): void => {
    write(side, t + 1);
    side.column[t] = price;
    side.extreme = price;
  };
  return {
    renew(t) {
      if (swings.high?.confirmedAt === t) begin(top, t, swings.high.price);
      if (swings.low?.confirmedAt === t) begin(bottom, t, swings.low.price);
    },
    snapshot(length) {
      write(top, length);
      write(bottom, length);
      return { top: top.column.subarray(0, length), bottom: bottom.column.subarray(0, length) };
    },
  };
}
