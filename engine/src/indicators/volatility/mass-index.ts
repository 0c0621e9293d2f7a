import { at } from '../../candles/column.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRunningEma } from '../running/running-average.ts';
import { createRollingSum } from '../running/rolling-window.ts';

// @see D. Dorsey, "The Mass Index", Technical Analysis of Stocks & Commodities (June 1992)
/** Sum of EMA of range / EMA of that EMA: rises when ranges widen. NaN until one has a range. */
export const massIndexIndicator = defineIndicator({
  id: 'mass-index',
  pane: 'own',
  parameters: [
    createCandleCountParameter('smoothing', 9),
    createCandleCountParameter('length', 25),
  ],
  outputs: [{ name: 'mass', draw: 'line' }],
  levels: [26.5, 27],
  create({ smoothing, length }) {
    const first = createRunningEma(smoothing);
    const second = createRunningEma(smoothing);
    const sum = createRollingSum(length);
    return createCandleFold(({ candles: { high, low } }, t) => {
      const average = first(at(high, t) - at(low, t));
      return [sum(average / second(average))];
    });
  },
});
