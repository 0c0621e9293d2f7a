import { type BlockPart, forEachBlock } from '../blocks.ts';
import type { ColumnFold } from '../column-fold.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import { ofClose } from '../per-candle.ts';

/** `older[k]` is the sum of the block before without its first `k` values, `sum` that of the block so far. */
type Sums = BlockPart & { readonly older: Float64Array; sum: number };

/** Writes the means of the windows that end in a part of a block, and carries its sum on. */
function writeMeans(input: Float64Array, output: Float64Array, sums: Sums): void {
  const { start, from, to, older } = sums;
  const length = older.length - 1;
  let sum = from === start ? 0 : sums.sum;
  for (let t = from; t < to; t += 1) {
    sum += input[t] ?? Number.NaN;
    output[t] = ((older[t - start + 1] ?? Number.NaN) + sum) / length;
  }
  sums.sum = sum;
}

/** Makes a complete block the one before. */
function takeBlock(input: Float64Array, { start, older }: Sums): void {
  let sum = 0;
  for (let index = older.length - 2; index > 0; index -= 1) {
    sum += input[start + index] ?? Number.NaN;
    older[index] = sum;
  }
}

/**
 * Simple mean of the last `length` values, defined from index `length - 1` on. The sum of a window is made of two sums that meet at a
 * multiple of `length`: backwards to its oldest value and forwards to its newest. Nothing is ever subtracted, so that nothing drifts.
 */
export function createSma(length: number): ColumnFold {
  const older = new Float64Array(length + 1).fill(Number.NaN);
  older[length] = 0;
  const sums: Sums = { start: 0, from: 0, to: 0, older, sum: 0.5 };
  return {
    extend(input, output, range) {
      forEachBlock(range, sums, {
        length,
        extend: (part) => writeMeans(input, output, part),
        complete: (part) => takeBlock(input, part),
      });
    },
  };
}

/** Simple moving average of the close: every one of the last candles counts alike. */
export const smaIndicator: IndicatorDefinition = {
  id: 'sma',
  group: 'moving-average',
  pane: 'price',
  parameters: [candleCount('length', 20, { minimum: 1 })],
  outputs: [{ name: 'sma', draw: 'line' }],
  needsVolume: false,
  create: (parameters) => ofClose(createSma(numberOf(parameters, 'length'))),
};
