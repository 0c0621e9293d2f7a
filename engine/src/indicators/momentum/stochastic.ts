import { createOutputs, defineIndicator } from '../indicator.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRollingMean } from '../running/rolling-window.ts';
import { createRangePosition } from './range-position.ts';

// `smooth` 1 makes it the fast stochastic.
/** %K: mean position of the close in the range; %D: mean of %K; %J = 3 x %K - 2 x %D. */
export const stochasticIndicator = defineIndicator({
  id: 'stochastic',
  pane: 'own',
  parameters: [
    createCandleCountParameter('length', 14),
    createCandleCountParameter('signal', 3, { minimum: 1 }),
    createCandleCountParameter('smooth', 3, { minimum: 1 }),
  ],
  outputs: createOutputs('line', 'k', 'd', 'j'),
  levels: [20, 80],
  create({ length, smooth: smoothLength, signal: signalLength }) {
    const rangePosition = createRangePosition(length);
    const smooth = createRollingMean(smoothLength);
    const signal = createRollingMean(signalLength);
    return createCandleFold(({ candles }, t) => {
      const k = smooth(rangePosition(candles, t));
      const d = signal(k);
      return [k, d, 3 * k - 2 * d];
    });
  },
});
