import { at } from '../../candles/column.ts';
import { candleCount, choice, choiceOf, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { windowHighest, windowLowest } from '../window.ts';
import { pivotKinds, pivotLevels } from './pivot-levels.ts';

/**
 * Pivot levels worked out, on every candle anew, from the `length` candles that ended `offset` candles before the last one. `woodie` also uses the
 * open of the candle it is written on.
 * @see J. L. Person, A Complete Guide to Technical Trading Tactics (2004): pivot points; the rolling window in place of the day before
 */
export const rollingPivotPointsIndicator: IndicatorDefinition = {
  id: 'rolling-pivot-points',
  group: 'pattern',
  pane: 'price',
  parameters: [
    candleCount('length', 20, { minimum: 1 }),
    candleCount('offset', 0, { minimum: 0 }),
    choice('kind', pivotKinds),
  ],
  outputs: ['pivot', 's1', 's2', 's3', 's4', 'r1', 'r2', 'r3', 'r4'].map((name) => ({
    name,
    draw: 'line',
  })),
  needsVolume: false,
  create(parameters) {
    const length = numberOf(parameters, 'length');
    const offset = numberOf(parameters, 'offset');
    const kind = choiceOf(parameters, 'kind');
    return perCandle(({ candles: { open, high, low, close } }, t) => {
      const last = t - 1 - offset;
      const first = last - length + 1;
      if (first < 0) return [];
      const before = {
        open: at(open, first),
        high: windowHighest(high, last, length),
        low: windowLowest(low, last, length),
        close: at(close, last),
      };
      return pivotLevels(kind, before, at(open, t));
    });
  },
};
