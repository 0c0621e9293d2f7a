import { at } from '../../candles/column.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import { createNumberParameter } from '../indicator-parameters.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createDominantCycleMeter } from './dominant-cycle.ts';

/** The first candle with a value: the filters reach six candles back. */
const firstIndex = 5;

// Weight by the phase change of the dominant cycle, within `slowLimit` to `fastLimit`; seeded with
// the mean of six prices. @see J. F. Ehlers, MESA and Trading Market Cycles (2001)
/** MESA adaptive average of the median price, and the average that follows it (FAMA). */
export const mamaIndicator = defineIndicator({
  id: 'mama',
  pane: 'price',
  parameters: [
    createNumberParameter('fastLimit', 0.5, { minimum: 0.01, maximum: 0.99 }),
    createNumberParameter('slowLimit', 0.05, { minimum: 0.01, maximum: 0.99 }),
  ],
  outputs: createOutputs('line', 'mama', 'fama'),
  create({ fastLimit, slowLimit }) {
    const measure = createDominantCycleMeter();
    const state = { sum: 0, phase: 0, mama: Number.NaN, fama: Number.NaN };
    return createCandleFold(({ candles: { high, low } }, t) => {
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
});
