import { at } from '../../candles/column.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { getOutput } from '../candle-fold.ts';
import { createRunningWilderAverage } from '../running/running-average.ts';
import { createDelay } from '../running/streaming-calculation.ts';
import { calculateTrueRange } from '../true-range.ts';

/** A move, where it is larger than the one to the other side; else 0, NaN for the first candle. */
function chooseLarger(move: number, opposite: number): number {
  if (Number.isNaN(move)) return Number.NaN;
  return move > opposite ? Math.max(move, 0) : 0;
}

const toFinite = (value: number): number => (Number.isFinite(value) ? value : Number.NaN);

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
    // No list of values for each candle: every analysis reads it over the whole series.
    return {
      extend({ candles }, outputs, { from, to }) {
        const { high, low } = candles;
        const adxs = getOutput(outputs, 0);
        const pluses = getOutput(outputs, 1);
        const minuses = getOutput(outputs, 2);
        const dxs = getOutput(outputs, 3);
        const adxrs = getOutput(outputs, 4);
        for (let t = from; t < to; t += 1) {
          const up = at(high, t) - at(high, t - 1);
          const down = at(low, t - 1) - at(low, t);
          const range = averageRange(calculateTrueRange(candles, t));
          const plus = (100 * averageUp(chooseLarger(up, down))) / range;
          const minus = (100 * averageDown(chooseLarger(down, up))) / range;
          const dx = (100 * Math.abs(plus - minus)) / (plus + minus);
          const adx = averageDx(dx);
          adxs[t] = toFinite(adx);
          pluses[t] = toFinite(plus);
          minuses[t] = toFinite(minus);
          dxs[t] = toFinite(dx);
          adxrs[t] = toFinite((adx + earlier(adx)) / 2);
        }
      },
    };
  },
});
