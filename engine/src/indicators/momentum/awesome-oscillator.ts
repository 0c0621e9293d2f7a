import type { Candles } from '../../candles/candles.ts';
import { type IndicatorParameters, candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { medianPriceAt } from '../price-transform/median-price.ts';
import { createRunningMean } from '../running/running-window.ts';

/** The fast mean of the median price less the slow one, candle by candle. */
export function createAwesomeOscillator(
  parameters: IndicatorParameters,
): (candles: Candles, t: number) => number {
  const fast = createRunningMean(numberOf(parameters, 'fast'));
  const slow = createRunningMean(numberOf(parameters, 'slow'));
  return (candles, t) => {
    const price = medianPriceAt(candles, t);
    return fast(price) - slow(price);
  };
}

/**
 * Simple mean of the last 5 median prices less that of the last 34.
 * @see B. Williams, New Trading Dimensions (1998)
 */
export const awesomeOscillatorIndicator: IndicatorDefinition = {
  id: 'awesome-oscillator',
  group: 'momentum',
  pane: 'own',
  parameters: [candleCount('fast', 5), candleCount('slow', 34)],
  outputs: [{ name: 'oscillator', draw: 'histogram' }],
  levels: [0],
  needsVolume: false,
  create(parameters) {
    const oscillatorAt = createAwesomeOscillator(parameters);
    return perCandle(({ candles }, t) => [oscillatorAt(candles, t)]);
  },
};
