import { invariant } from '../invariant.ts';
import type { ColumnFold } from './column-fold.ts';
import type { IndicatorFold, IndicatorInput } from './indicator.ts';

/** The output of an index. Throws when the indicator has not that many. */
export function outputAt(outputs: readonly Float64Array[], index: number): Float64Array {
  const output = outputs[index];
  invariant(output !== undefined, 'an indicator writes the outputs it names');
  return output;
}

/**
 * A fold that is worked out candle by candle: `step` is called once for every row, in order, and returns the values of the outputs
 * in their order. It may read the candles up to row `t` and no further. What is not finite, such as a division by zero, is written as NaN: not defined.
 */
export function perCandle(
  step: (input: IndicatorInput, t: number) => readonly number[],
): IndicatorFold {
  return {
    extend(input, outputs, { from, to }) {
      for (let t = from; t < to; t += 1) {
        const values = step(input, t);
        for (let index = 0; index < outputs.length; index += 1) {
          const value = values[index] ?? Number.NaN;
          outputAt(outputs, index)[t] = Number.isFinite(value) ? value : Number.NaN;
        }
      }
    },
  };
}

/** The fold of a column, applied to the close; its values are the only output. */
export function ofClose(fold: ColumnFold): IndicatorFold {
  return {
    extend({ candles }, outputs, range) {
      fold.extend(candles.close, outputAt(outputs, 0), range);
    },
  };
}
