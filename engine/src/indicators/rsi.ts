import { at } from '../candles/column.ts';
import { type ColumnFold, foldColumn } from './column-fold.ts';

/** RSI from average gain and loss: NaN when both are 0 (no movement), 100 when only the loss is. */
function calculateRsiFromAverages(gains: number, losses: number): number {
  return 100 - 100 / (1 + gains / losses);
}

/** Wilder's RSI, 0 to 100; both averages are seeded with the mean of the first `length` changes. */
export function createRsi(length: number): ColumnFold {
  const carried = { gains: 0, losses: 0 };
  function seed(input: Float64Array, t: number): number {
    const change = t === 0 ? 0 : at(input, t) - at(input, t - 1);
    carried.gains += Math.max(change, 0);
    carried.losses += Math.max(-change, 0);
    if (t < length) return Number.NaN;
    carried.gains /= length;
    carried.losses /= length;
    return calculateRsiFromAverages(carried.gains, carried.losses);
  }
  return {
    extend(input, output, { from, to }) {
      for (let t = from; t < Math.min(to, length + 1); t += 1) output[t] = seed(input, t);
      let { gains, losses } = carried;
      const begin = Math.max(from, length + 1);
      let previous = at(input, begin - 1);
      for (let t = begin; t < to; t += 1) {
        const value = input[t] ?? Number.NaN;
        const change = value - previous;
        previous = value;
        gains = (gains * (length - 1) + Math.max(change, 0)) / length;
        losses = (losses * (length - 1) + Math.max(-change, 0)) / length;
        output[t] = calculateRsiFromAverages(gains, losses);
      }
      carried.gains = gains;
      carried.losses = losses;
    },
  };
}

/** Wilder's RSI, 0 to 100; NaN before index `length` and until the first movement. */
export function calculateRsi(values: Float64Array, length: number): Float64Array {
  return foldColumn(createRsi(length), values);
}
