import type { Candles } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningWilder } from '../running/running-average.ts';
import { createDelay } from '../running/running.ts';
import { trueRangeAt } from '../true-range.ts';

/** How far a candle reaches beyond the one before, upwards and downwards: only the farther side counts. NaN for the first. */
function directionalMovementAt(
  { high, low }: Candles,
  t: number,
): { readonly up: number; readonly down: number } {
  const up = at(high, t) - at(high, t - 1);
  const down = at(low, t - 1) - at(low, t);
  if (Number.isNaN(up)) return { up, down };
  return { up: up > down ? Math.max(up, 0) : 0, down: down > up ? Math.max(down, 0) : 0 };
}

/**
 * Wilder's directional movement system: smoothed movement up (+DI) and down (-DI) in percent of the smoothed true range, how far the two are
 * apart (DX), the average of that (ADX) and the mean of the ADX with the one `length` candles before (ADXR). 0 to 100.
 * @see J. W. Wilder, New Concepts in Technical Trading Systems (1978)
 */
export const adxIndicator: IndicatorDefinition = {
  id: 'adx',
  group: 'trend',
  pane: 'own',
  parameters: [candleCount('length', 14)],
  outputs: [
    { name: 'adx', draw: 'line' },
    { name: 'plusDi', draw: 'line' },
    { name: 'minusDi', draw: 'line' },
    { name: 'dx', draw: 'line' },
    { name: 'adxr', draw: 'line' },
  ],
  levels: [25],
  needsVolume: false,
  create(parameters) {
    const length = numberOf(parameters, 'length');
    const averageUp = createRunningWilder(length);
    const averageDown = createRunningWilder(length);
    const averageRange = createRunningWilder(length);
    const averageDx = createRunningWilder(length);
    const earlier = createDelay(length);
    return perCandle(({ candles }, t) => {
      const { up, down } = directionalMovementAt(candles, t);
      const range = averageRange(trueRangeAt(candles, t));
      const plus = (100 * averageUp(up)) / range;
      const minus = (100 * averageDown(down)) / range;
      const dx = (100 * Math.abs(plus - minus)) / (plus + minus);
      const adx = averageDx(dx);
      return [adx, plus, minus, dx, (adx + earlier(adx)) / 2];
    });
  },
};
