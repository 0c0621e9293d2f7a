import { at } from '../../candles/column.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRunningEma } from '../running/running-average.ts';
import type { StreamingCalculation } from '../running/streaming-calculation.ts';

// @see W. Blau, "True Strength Index", Technical Analysis of Stocks & Commodities (November 1991)
/** Change smoothed twice in percent of the absolute change likewise, ±100; NaN until it moves. */
export const trueStrengthIndexIndicator = defineIndicator({
  id: 'true-strength-index',
  pane: 'own',
  parameters: [
    createCandleCountParameter('length', 25),
    createCandleCountParameter('smoothing', 13),
    createCandleCountParameter('signal', 7),
  ],
  outputs: createOutputs('line', 'index', 'signal'),
  levels: [-25, 0, 25],
  create({ length, smoothing, signal: signalLength }) {
    const createTwice = (): StreamingCalculation => {
      const first = createRunningEma(length);
      const second = createRunningEma(smoothing);
      return (value) => second(first(value));
    };
    const changes = createTwice();
    const sizes = createTwice();
    const signal = createRunningEma(signalLength);
    return createCandleFold(({ candles: { close } }, t) => {
      const change = at(close, t) - at(close, t - 1);
      const index = (100 * changes(change)) / sizes(Math.abs(change));
      return [index, signal(index)];
    });
  },
});
