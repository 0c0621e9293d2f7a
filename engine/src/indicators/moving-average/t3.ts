import { at } from '../../candles/column.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { candleCount, factor, numberOf } from '../indicator-parameters.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningEma } from '../running/running-average.ts';
import type { Running } from '../running/running.ts';

/** (1 + v) x EMA - v x EMA of EMA: with v = 1 the double exponential average, with v = 0 the simple one. */
function createGeneralisedDema(length: number, volumeFactor: number): Running {
  const first = createRunningEma(length);
  const second = createRunningEma(length);
  return (value) => {
    const once = first(value);
    return (1 + volumeFactor) * once - volumeFactor * second(once);
  };
}

/**
 * Tillson's T3 of the close: the generalised double exponential average, applied three times. Each of its six averages is seeded with
 * the simple mean of its first `length` values.
 * @see T. Tillson, Better Moving Averages (1998)
 */
export const t3Indicator: IndicatorDefinition = {
  id: 't3',
  group: 'moving-average',
  pane: 'price',
  parameters: [candleCount('length', 5), factor('volumeFactor', 0.7, { minimum: 0, maximum: 1 })],
  outputs: [{ name: 't3', draw: 'line' }],
  needsVolume: false,
  create(parameters) {
    const length = numberOf(parameters, 'length');
    const volumeFactor = numberOf(parameters, 'volumeFactor');
    const first = createGeneralisedDema(length, volumeFactor);
    const second = createGeneralisedDema(length, volumeFactor);
    const third = createGeneralisedDema(length, volumeFactor);
    return perCandle(({ candles }, t) => [third(second(first(at(candles.close, t))))]);
  },
};
