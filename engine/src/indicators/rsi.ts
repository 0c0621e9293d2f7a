import { at } from '../candles/column.ts';
import { type Averager, createWilderAverage } from './atr.ts';

/** The next value in, the relative strength index (0 to 100) out. */
export function createRsi(length: number): Averager {
  const gains = createWilderAverage(length);
  const losses = createWilderAverage(length);
  let previous = Number.NaN;
  return {
    next(value) {
      const change = value - previous;
      previous = value;
      if (Number.isNaN(change)) return Number.NaN;
      const gain = gains.next(Math.max(change, 0));
      const loss = losses.next(Math.max(-change, 0));
      // 0 / 0, no movement at all, stays NaN: there is no strength to compare. Without losses the quotient is infinite and the index 100.
      return 100 - 100 / (1 + gain / loss);
    },
  };
}

/** Relative strength index, 0 to 100 (Wilder). Defined from index `length` on, NaN before and where nothing ever moved. */
export function rsi(values: Float64Array, length: number): Float64Array {
  const index = createRsi(length);
  const column = new Float64Array(values.length);
  for (let t = 0; t < values.length; t += 1) column[t] = index.next(at(values, t));
  return column;
}
