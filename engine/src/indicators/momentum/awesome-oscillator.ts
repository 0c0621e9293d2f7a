import type { Candles } from '../../candles/candles.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { calculateMedianPrice } from '../price-transform/median-price.ts';
import { createRollingMean } from '../running/rolling-window.ts';

/** Fast minus slow simple mean of the median price, calculated candle by candle. */
export function createAwesomeOscillator(
  fastLength: number,
  slowLength: number,
): (candles: Candles, t: number) => number {
  const fast = createRollingMean(fastLength);
  const slow = createRollingMean(slowLength);
  return (candles, t) => {
    const price = calculateMedianPrice(candles, t);
    return fast(price) - slow(price);
  };
}

// @see B. Williams, New Trading Dimensions (1998)
/** Simple mean of the last 5 median prices minus that of the last 34. */
export const awesomeOscillatorIndicator = defineIndicator({
  id: 'awesome-oscillator',
  pane: 'own',
  parameters: [createCandleCountParameter('fast', 5), createCandleCountParameter('slow', 34)],
  outputs: [{ name: 'oscillator', draw: 'histogram' }],
  levels: [0],
  create({ fast, slow }) {
    const oscillatorAt = createAwesomeOscillator(fast, slow);
    return createCandleFold(({ candles }, t) => [oscillatorAt(candles, t)]);
  },
});
