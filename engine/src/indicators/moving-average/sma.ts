import { type BlockPart, visitBlocks } from '../blocks.ts';
import type { ColumnFold } from '../column-fold.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createCloseFold } from '../candle-fold.ts';

/** `older[k]`: the previous block without its first `k` values; `sum`: the current block so far. */
type BlockSums = BlockPart & { readonly older: Float64Array; sum: number };

/** Writes the means of the windows that end in a part of a block; updates the sum of the block. */
function writeMeans(input: Float64Array, output: Float64Array, sums: BlockSums): void {
  const { start, from, to, older } = sums;
  const length = older.length - 1;
  let sum = from === start ? 0 : sums.sum;
  for (let t = from; t < to; t += 1) {
    sum += input[t] ?? Number.NaN;
    output[t] = ((older[t - start + 1] ?? Number.NaN) + sum) / length;
  }
  sums.sum = sum;
}

/** Stores the suffix sums of a complete block. */
function storeSuffixSums(input: Float64Array, { start, older }: BlockSums): void {
  let sum = 0;
  for (let index = older.length - 2; index > 0; index -= 1) {
    sum += input[start + index] ?? Number.NaN;
    older[index] = sum;
  }
}

// A window's sum is combined from two that meet at a multiple of `length`: back to its oldest
// value, forward to its newest. Nothing is subtracted, so there is no rounding drift.
/** Simple mean of the last `length` values, defined from index `length - 1` on. */
export function createSma(length: number): ColumnFold {
  const older = new Float64Array(length + 1).fill(Number.NaN);
  older[length] = 0;
  const sums: BlockSums = { start: 0, from: 0, to: 0, older, sum: 0.5 };
  return {
    extend(input, output, range) {
      visitBlocks(range, sums, {
        length,
        extend: (part) => writeMeans(input, output, part),
        complete: (part) => storeSuffixSums(input, part),
      });
    },
  };
}

/** Simple moving average of the close. */
export const smaIndicator = defineIndicator({
  id: 'sma',
  pane: 'price',
  parameters: [createCandleCountParameter('length', 20, { minimum: 1 })],
  outputs: [{ name: 'sma', draw: 'line' }],
  create: ({ length }) => createCloseFold(createSma(length)),
});
