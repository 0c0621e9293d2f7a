import { at } from '../candles/column.ts';
import { candleCount, numberOf } from './indicator-parameters.ts';
import type { IndicatorDefinition } from './indicator.ts';
import { perCandle } from './per-candle.ts';
import { createRunningEma } from './running/running-average.ts';

/** MACD in percent of its slow average, over one column of the candles: what its indicators share. */
export function percentageOscillatorOf(
  column: 'close' | 'volume',
): Pick<IndicatorDefinition, 'pane' | 'parameters' | 'outputs' | 'levels' | 'create'> {
  return {
    pane: 'own',
    parameters: [candleCount('fast', 12), candleCount('slow', 26), candleCount('signal', 9)],
    outputs: [
      { name: 'oscillator', draw: 'line' },
      { name: 'signal', draw: 'line' },
      { name: 'histogram', draw: 'histogram' },
    ],
    levels: [0],
    create(parameters) {
      const fast = createRunningEma(numberOf(parameters, 'fast'));
      const slow = createRunningEma(numberOf(parameters, 'slow'));
      const signal = createRunningEma(numberOf(parameters, 'signal'));
      return perCandle(({ candles }, t) => {
        const value = at(candles[column], t);
        const slowAverage = slow(value);
        const oscillator = (100 * (fast(value) - slowAverage)) / slowAverage;
        const follower = signal(oscillator);
        return [oscillator, follower, oscillator - follower];
      });
    },
  };
}
