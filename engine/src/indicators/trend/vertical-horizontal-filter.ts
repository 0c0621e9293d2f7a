import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningSum } from '../running/running-window.ts';
import { windowHighest, windowLowest } from '../window.ts';

/**
 * Range of the closes of a window over the sum of their changes: large in trends, small where price goes to and fro. Not defined where the
 * close has not moved.
 * @see A. White, "The Vertical Horizontal Filter", Futures (August 1991)
 */
export const verticalHorizontalFilterIndicator: IndicatorDefinition = {
  id: 'vertical-horizontal-filter',
  group: 'trend',
  pane: 'own',
  parameters: [candleCount('length', 28)],
  outputs: [{ name: 'filter', draw: 'line' }],
  needsVolume: false,
  create(parameters) {
    const length = numberOf(parameters, 'length');
    const changes = createRunningSum(length);
    return perCandle(({ candles: { close } }, t) => {
      const moved = changes(Math.abs(at(close, t) - at(close, t - 1)));
      return [(windowHighest(close, t, length) - windowLowest(close, t, length)) / moved];
    });
  },
};
