import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningEma } from '../running/running-average.ts';

/**
 * Fast less slow exponential average of the close, in percent of the slow one, with its own average as a signal: MACD that can be compared between prices.
 * @see G. Appel's MACD (1979), in percent
 */
export const percentagePriceOscillatorIndicator: IndicatorDefinition = {
  id: 'percentage-price-oscillator',
  group: 'momentum',
  pane: 'own',
  parameters: [candleCount('fast', 12), candleCount('slow', 26), candleCount('signal', 9)],
  outputs: [
    { name: 'oscillator', draw: 'line' },
    { name: 'signal', draw: 'line' },
    { name: 'histogram', draw: 'histogram' },
  ],
  levels: [0],
  needsVolume: false,
  create(parameters) {
    const fast = createRunningEma(numberOf(parameters, 'fast'));
    const slow = createRunningEma(numberOf(parameters, 'slow'));
    const signal = createRunningEma(numberOf(parameters, 'signal'));
    return perCandle(({ candles: { close } }, t) => {
      const slowPrice = slow(at(close, t));
      const oscillator = (100 * (fast(at(close, t)) - slowPrice)) / slowPrice;
      const follower = signal(oscillator);
      return [oscillator, follower, oscillator - follower];
    });
  },
};
