import { at } from '../../candles/column.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRunningRsi } from '../running/running-rsi.ts';
import {
  createRollingHighest,
  createRollingLowest,
  createRollingMean,
} from '../running/rolling-window.ts';

// @see T. Chande, S. Kroll, The New Technical Trader (1994)
/** RSI's position in its own range, 0 to 100, its mean as the signal; NaN where it did not move. */
export const stochasticRsiIndicator = defineIndicator({
  id: 'stochastic-rsi',
  pane: 'own',
  parameters: [
    createCandleCountParameter('rsiLength', 14),
    createCandleCountParameter('length', 14),
    createCandleCountParameter('signal', 3, { minimum: 1 }),
    createCandleCountParameter('smooth', 1, { minimum: 1 }),
  ],
  outputs: createOutputs('line', 'stochasticRsi', 'signal'),
  levels: [20, 80],
  create({ rsiLength, length, smooth: smoothLength, signal: signalLength }) {
    const strength = createRunningRsi(rsiLength);
    const highest = createRollingHighest(length);
    const lowest = createRollingLowest(length);
    const smooth = createRollingMean(smoothLength);
    const signal = createRollingMean(signalLength);
    return createCandleFold(({ candles }, t) => {
      const index = strength(at(candles.close, t));
      const bottom = lowest(index);
      const value = smooth((100 * (index - bottom)) / (highest(index) - bottom));
      return [value, signal(value)];
    });
  },
});
