import type { ColumnFold } from '../column-fold.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import { ofClose } from '../per-candle.ts';

/**
 * Simple mean of the last `length` values, defined from index `length - 1` on. The sum of a window is made of two sums that begin at a
 * multiple of `length`: backwards to its oldest value and forwards to its newest. Nothing is ever subtracted, so that nothing drifts.
 */
export function createSma(length: number): ColumnFold {
  // Sums from an index within the block before to the end of that block; one more, 0, for the window that is the block itself.
  const before = new Float64Array(length + 1).fill(Number.NaN);
  before[length] = 0;
  let carried = 0;
  return {
    extend(input, output, { from, to }) {
      let sum = carried;
      let inBlock = from % length;
      for (let t = from; t < to; t += 1) {
        sum += input[t] ?? Number.NaN;
        inBlock += 1;
        output[t] = ((before[inBlock] ?? Number.NaN) + sum) / length;
        if (inBlock < length) continue;
        sum = 0;
        for (inBlock = length - 1; inBlock > 0; inBlock -= 1) {
          sum += input[t - length + 1 + inBlock] ?? Number.NaN;
          before[inBlock] = sum;
        }
        sum = 0;
      }
      carried = sum;
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
