import { invariant } from '../invariant.ts';
import type { ColumnFold } from './column-fold.ts';
import type { IndicatorFold, IndicatorInput } from './indicator.ts';

/** Output column by index. Throws when the indicator has no such output. */
export function getOutput(outputs: readonly Float64Array[], index: number): Float64Array {
  const output = outputs[index];
  invariant(output !== undefined, 'the output index is one of the declared outputs');
  return output;
}

// `step` is called once per row, in order, reads candles up to row `t` only and returns one value
// per output. Values that are not finite (such as a division by zero) are written as NaN.
/** Fold that is computed candle by candle. */
export function createCandleFold(
  step: (input: IndicatorInput, t: number) => readonly number[],
): IndicatorFold {
  return {
    extend(input, outputs, { from, to }) {
      for (let t = from; t < to; t += 1) {
        const values = step(input, t);
        for (let index = 0; index < outputs.length; index += 1) {
          const value = values[index] ?? Number.NaN;
          getOutput(outputs, index)[t] = Number.isFinite(value) ? value : Number.NaN;
        }
      }
    },
  };
}

/** Applies a column fold to the close; its values are the only output. */
export function createCloseFold(fold: ColumnFold): IndicatorFold {
  return {
    extend({ candles }, outputs, range) {
      fold.extend(candles.close, getOutput(outputs, 0), range);
    },
  };
}
