import { at } from '../candles/column.ts';
import { createCandleCountParameter } from './indicator-parameters.ts';
import { defineIndicator, type Indicator } from './indicator.ts';
import { createCandleFold } from './candle-fold.ts';
import { createRunningEma } from './running/running-average.ts';

/** Percentage price and volume oscillator: MACD of one column in percent of its slow average. */
export function createPercentageOscillator(
  frame: Pick<Indicator, 'id' | 'needsVolume'>,
  column: 'close' | 'volume',
): Indicator {
  return defineIndicator({
    ...frame,
    pane: 'own',
    parameters: [
      createCandleCountParameter('fast', 12),
      createCandleCountParameter('slow', 26),
      createCandleCountParameter('signal', 9),
    ],
    outputs: [
      { name: 'oscillator', draw: 'line' },
      { name: 'signal', draw: 'line' },
      { name: 'histogram', draw: 'histogram' },
    ],
    levels: [0],
    create(lengths) {
      const fast = createRunningEma(lengths.fast);
      const slow = createRunningEma(lengths.slow);
      const signal = createRunningEma(lengths.signal);
      return createCandleFold(({ candles }, t) => {
        const value = at(candles[column], t);
        const slowAverage = slow(value);
        const oscillator = (100 * (fast(value) - slowAverage)) / slowAverage;
        const follower = signal(oscillator);
        return [oscillator, follower, oscillator - follower];
      });
    },
  });
}
