import { at } from '../../candles/column.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { factor, numberOf } from '../indicator-parameters.ts';
import { perCandle } from '../per-candle.ts';
import { createCycleMeter } from './cycle-meter.ts';

/** The first candle with a value: the filters reach six candles back. */
const firstIndex = 5;

/**
 * Ehlers's MESA adaptive moving average of the middle price and its follower FAMA: an exponential average whose weight grows with the speed at which
 * the phase of the dominant cycle turns, between `slowLimit` and `fastLimit`. Begins with the mean of the first six middle prices.
 * @see J. F. Ehlers, MESA and Trading Market Cycles (2001)
 */
export const mamaIndicator: IndicatorDefinition = {
  id: 'mama',
  group: 'moving-average',
  pane: 'price',
  parameters: [
    factor('fastLimit', 0.5, { minimum: 0.01, maximum: 0.99 }),
    factor('slowLimit', 0.05, { minimum: 0.01, maximum: 0.99 }),
  ],
  outputs: [
    { name: 'mama', draw: 'line' },
    { name: 'fama', draw: 'line' },
  ],
  needsVolume: false,
  create(parameters) {
    const fastLimit = numberOf(parameters, 'fastLimit');
    const slowLimit = numberOf(parameters, 'slowLimit');
    const measure = createCycleMeter();
    const state = { sum: 0, phase: 0, mama: Number.NaN, fama: Number.NaN };
    return perCandle(({ candles: { high, low } }, t) => {
      const price = (at(high, t) + at(low, t)) / 2;
      const { phase } = measure(price);
      const turn = Math.max(state.phase - phase, 1);
      state.phase = phase;
      if (t <= firstIndex) {
        state.sum += price;
        if (t < firstIndex) return [];
        state.mama = state.sum / (firstIndex + 1);
        state.fama = state.mama;
        return [state.mama, state.fama];
      }
      const weight = Math.max(fastLimit / turn, slowLimit);
      state.mama += weight * (price - state.mama);
      state.fama += (weight / 2) * (state.mama - state.fama);
      return [state.mama, state.fama];
    });
  },
};
