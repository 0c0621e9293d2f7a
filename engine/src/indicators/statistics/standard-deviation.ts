import { at } from '../../candles/column.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningDeviation } from '../running/running-window.ts';

/** Standard deviation of the last closes, as of a whole population, in units of price. */
export const standardDeviationIndicator: IndicatorDefinition = {
  id: 'standard-deviation',
  group: 'statistics',
  pane: 'own',
  parameters: [candleCount('length', 14)],
  outputs: [{ name: 'deviation', draw: 'line' }],
  needsVolume: false,
  create(parameters) {
    const deviation = createRunningDeviation(numberOf(parameters, 'length'));
    return perCandle(({ candles }, t) => [deviation(at(candles.close, t))]);
  },
};
