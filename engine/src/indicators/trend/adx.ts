import type { Candles } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRunningWilderAverage } from '../running/running-average.ts';
import { createDelay } from '../running/streaming-calculation.ts';
import { calculateTrueRange } from '../true-range.ts';

/** Up and down, only the larger of the two counts; NaN for the first candle. */
function calculateDirectionalMovement(
  { high, low }: Candles,
  t: number,
): { readonly up: number; readonly down: number } {
  const up = at(high, t) - at(high, t - 1);
  const down = at(low, t - 1) - at(low, t);
  if (Number.isNaN(up)) return { up, down };
  return { up: up > down ? Math.max(up, 0) : 0, down: down > up ? Math.max(down, 0) : 0 };
}

// DX: their relative difference; ADX: its average; ADXR: mean of the ADX now and `length` candles
// ago. @see J. W. Wilder, New Concepts in Technical Trading Systems (1978)
/** +DI and -DI: smoothed up and down movement in percent of the smoothed true range. */
export const adxIndicator = defineIndicator({
  id: 'adx',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 14)],
  outputs: createOutputs('line', 'adx', 'plusDi', 'minusDi', 'dx', 'adxr'),
  levels: [25],
  create({ length }) {
    const averageUp = createRunningWilderAverage(length);
    const averageDown = createRunningWilderAverage(length);
    const averageRange = createRunningWilderAverage(length);
    const averageDx = createRunningWilderAverage(length);
    const earlier = createDelay(length);
    return createCandleFold(({ candles }, t) => {
      const { up, down } = calculateDirectionalMovement(candles, t);
      const range = averageRange(calculateTrueRange(candles, t));
      const plus = (100 * averageUp(up)) / range;
      const minus = (100 * averageDown(down)) / range;
      const dx = (100 * Math.abs(plus - minus)) / (plus + minus);
      const adx = averageDx(dx);
      return [adx, plus, minus, dx, (adx + earlier(adx)) / 2];
    });
  },
});
