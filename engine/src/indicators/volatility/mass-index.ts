import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningEma } from '../running/running-average.ts';
import { createRunningSum } from '../running/running-window.ts';

/**
 * Sum of the ratio of an exponential average of the range to the average of that average: swells when ranges widen. Not defined while no
 * candle has had a range.
 * @see D. Dorsey, "The Mass Index", Technical Analysis of Stocks & Commodities (June 1992)
 */
export const massIndexIndicator: IndicatorDefinition = {
  id: 'mass-index',
  group: 'volatility',
  pane: 'own',
  parameters: [candleCount('smoothing', 9), candleCount('length', 25)],
  outputs: [{ name: 'mass', draw: 'line' }],
  levels: [26.5, 27],
  needsVolume: false,
  create(parameters) {
    const first = createRunningEma(numberOf(parameters, 'smoothing'));
    const second = createRunningEma(numberOf(parameters, 'smoothing'));
    const sum = createRunningSum(numberOf(parameters, 'length'));
    return perCandle(({ candles: { high, low } }, t) => {
      const average = first(at(high, t) - at(low, t));
      return [sum(average / second(average))];
    });
  },
};
