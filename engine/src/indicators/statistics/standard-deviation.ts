import type { IndicatorDefinition } from '../indicator.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import { perCandle } from '../per-candle.ts';
import { windowDeviation } from '../window.ts';

/** Standard deviation of the last closes, as of a whole population, in units of price. */
export const standardDeviationIndicator: IndicatorDefinition = {
  id: 'standard-deviation',
  group: 'statistics',
  pane: 'own',
  parameters: [candleCount('length', 14)],
  outputs: [{ name: 'deviation', draw: 'line' }],
  needsVolume: false,
  create(parameters) {
    const length = numberOf(parameters, 'length');
    return perCandle(({ candles: { close } }, t) => [windowDeviation(close, t, length)]);
  },
};
