import { at } from '../../candles/column.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRunningEma } from '../running/running-average.ts';
import type { StreamingCalculation } from '../running/streaming-calculation.ts';
import { findWindowHighest, findWindowLowest } from '../window.ts';

// The signal line is an EMA. @see W. Blau, Momentum, Direction, and Divergence (1995)
/** Distance from the range's midpoint in percent of half the range, both smoothed twice, ±100. */
export const stochasticMomentumIndexIndicator = defineIndicator({
  id: 'stochastic-momentum-index',
  pane: 'own',
  parameters: [
    createCandleCountParameter('length', 13, { minimum: 1 }),
    createCandleCountParameter('firstSmoothing', 25, { minimum: 1 }),
    createCandleCountParameter('secondSmoothing', 2, { minimum: 1 }),
    createCandleCountParameter('signal', 3, { minimum: 1 }),
  ],
  outputs: createOutputs('line', 'index', 'signal'),
  levels: [-40, 0, 40],
  create({ length, firstSmoothing, secondSmoothing, signal: signalLength }) {
    const createTwice = (): StreamingCalculation => {
      const first = createRunningEma(firstSmoothing);
      const second = createRunningEma(secondSmoothing);
      return (value) => second(first(value));
    };
    const distances = createTwice();
    const ranges = createTwice();
    const signal = createRunningEma(signalLength);
    return createCandleFold(({ candles: { high, low, close } }, t) => {
      const highest = findWindowHighest(high, t, length);
      const lowest = findWindowLowest(low, t, length);
      const index =
        (100 * distances(at(close, t) - (highest + lowest) / 2)) / (ranges(highest - lowest) / 2);
      return [index, signal(index)];
    });
  },
});
