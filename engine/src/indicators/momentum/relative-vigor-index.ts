import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningSum } from '../running/running-window.ts';
import { type Running, createDelay } from '../running/running.ts';

/** Mean of four values, the two in the middle counting twice. */
function createSymmetricMean(): Running {
  const one = createDelay(1);
  const two = createDelay(2);
  const three = createDelay(3);
  return (value) => (value + 2 * one(value) + 2 * two(value) + three(value)) / 6;
}

/**
 * Where candles close against their open, relative to their range, both smoothed over four candles and averaged over a window; the signal
 * is smoothed over four candles again. Not defined where no candle has a range.
 * @see J. F. Ehlers, "Relative Vigor Index", Technical Analysis of Stocks & Commodities (January 2002)
 */
export const relativeVigorIndexIndicator: IndicatorDefinition = {
  id: 'relative-vigor-index',
  group: 'momentum',
  pane: 'own',
  parameters: [candleCount('length', 10)],
  outputs: [
    { name: 'index', draw: 'line' },
    { name: 'signal', draw: 'line' },
  ],
  levels: [0],
  needsVolume: false,
  create(parameters) {
    const body = createSymmetricMean();
    const range = createSymmetricMean();
    const bodies = createRunningSum(numberOf(parameters, 'length'));
    const ranges = createRunningSum(numberOf(parameters, 'length'));
    const smooth = createSymmetricMean();
    return perCandle(({ candles: { open, high, low, close } }, t) => {
      const index =
        bodies(body(at(close, t) - at(open, t))) / ranges(range(at(high, t) - at(low, t)));
      return [index, smooth(index)];
    });
  },
};
