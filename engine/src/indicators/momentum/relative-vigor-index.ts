import { at } from '../../candles/column.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRollingSum } from '../running/rolling-window.ts';
import { type StreamingCalculation, createDelay } from '../running/streaming-calculation.ts';

/** Symmetrically weighted mean of four values with weights 1, 2, 2, 1. */
function createSymmetricMean(): StreamingCalculation {
  const one = createDelay(1);
  const two = createDelay(2);
  const three = createDelay(3);
  return (value) => (value + 2 * one(value) + 2 * two(value) + three(value)) / 6;
}

// NaN where no candle of the window has a range.
// @see J. F. Ehlers, "Relative Vigor Index", Stocks & Commodities (January 2002)
/** Close minus open by the range, both smoothed over four candles, as is the signal line. */
export const relativeVigorIndexIndicator = defineIndicator({
  id: 'relative-vigor-index',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 10)],
  outputs: createOutputs('line', 'index', 'signal'),
  levels: [0],
  create({ length }) {
    const body = createSymmetricMean();
    const range = createSymmetricMean();
    const bodies = createRollingSum(length);
    const ranges = createRollingSum(length);
    const smooth = createSymmetricMean();
    return createCandleFold(({ candles: { open, high, low, close } }, t) => {
      const index =
        bodies(body(at(close, t) - at(open, t))) / ranges(range(at(high, t) - at(low, t)));
      return [index, smooth(index)];
    });
  },
});
