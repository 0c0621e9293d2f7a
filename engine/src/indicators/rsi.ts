import { at } from '../candles/column.ts';
import { type ColumnFold, foldColumn } from './column-fold.ts';

/** Wilder's averages of gains and losses, each seeded with the simple mean of the first `length` changes, as an index from 0 to 100. */
export function createRsi(length: number): ColumnFold {
  let carriedGains = 0;
  let carriedLosses = 0;
  return {
    extend(input, output, { from, to }) {
      let gains = carriedGains;
      let losses = carriedLosses;
      for (let t = from; t < to; t += 1) {
        const change = t === 0 ? 0 : at(input, t) - at(input, t - 1);
        const gain = Math.max(change, 0);
        const loss = Math.max(-change, 0);
        const isSeed = t <= length;
        gains = isSeed ? gains + gain : (gains * (length - 1) + gain) / length;
        losses = isSeed ? losses + loss : (losses * (length - 1) + loss) / length;
        if (t === length) {
          gains /= length;
          losses /= length;
        }
        // 0 / 0, no movement at all, stays NaN: there is no strength to compare. Without losses the index is 100.
        output[t] = t < length ? Number.NaN : 100 - 100 / (1 + gains / losses);
      }
      carriedGains = gains;
      carriedLosses = losses;
    },
  };
}

/** Relative strength index, 0 to 100 (Wilder). Defined from index `length` on, NaN before and while nothing has ever moved. */
export function rsi(values: Float64Array, length: number): Float64Array {
  return foldColumn(createRsi(length), values);
}
