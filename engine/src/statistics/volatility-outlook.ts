import { at } from '../candles/column.ts';
import { calculateRunningMean, type RecentVolatility } from './recent-volatility.ts';
import { predictLeastSquares } from './least-squares.ts';

/** Rows fitted for each horizon: more of them overlap too far to tell more. */
const rowsPerHorizon = 5;

// In a walk the chance to reach a distance depends on this alone: it is easier before loud hours
// and while volatility is high.
/**
 * True range expected on average over the next `horizon` candles, at each candle, in price: a
 * regression over the series on what is known at the candle. NaN without an ATR(14).
 */
export function calculateVolatilityOutlook(
  { atr14, ranges, seasonSizes, known }: RecentVolatility,
  horizon: number,
): Float64Array {
  const seasonAhead = calculateMeansAhead(seasonSizes, horizon);
  const seasonBehind = calculateRunningMean(seasonSizes, 14);
  const change = seasonAhead.map((size, t) => Math.log(size / at(seasonBehind, t)));
  const target = calculateMeansAhead(ranges, horizon).map((mean, t) =>
    Math.log(mean / at(atr14, t)),
  );
  const step = Math.max(1, Math.floor(horizon / rowsPerHorizon));
  const outlook = predictLeastSquares({ columns: [...known, change], target, step });
  return outlook.map((value, t) => Math.exp(value) * at(atr14, t));
}

/** Mean of the `horizon` values after each; of those left near the end, NaN at the last. */
function calculateMeansAhead(values: Float64Array, horizon: number): Float64Array {
  const sums = new Float64Array(values.length + 1);
  for (const [t, value] of values.entries()) sums[t + 1] = at(sums, t) + value;
  return values.map((_, t) => {
    const end = Math.min(values.length, t + 1 + horizon);
    return (at(sums, end) - at(sums, t + 1)) / (end - t - 1);
  });
}
