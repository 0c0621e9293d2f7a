import type { IndicatorDefinition } from '../indicator.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import { perCandle } from '../per-candle.ts';
import { createRangePosition } from './range-position.ts';

/** Williams %R: where the close lies in the range of the last candles, -100 at its low and 0 at its high. */
export const williamsRIndicator: IndicatorDefinition = {
  id: 'williams-r',
  group: 'momentum',
  pane: 'own',
  parameters: [candleCount('length', 14)],
  outputs: [{ name: 'percentR', draw: 'line' }],
  levels: [-80, -20],
  needsVolume: false,
  create(parameters) {
    const rangePosition = createRangePosition(numberOf(parameters, 'length'));
    return perCandle(({ candles }, t) => [rangePosition(candles, t) - 100]);
  },
};
