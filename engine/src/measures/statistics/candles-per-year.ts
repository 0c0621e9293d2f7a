import type { Candles } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';
import { calculatePeriodStart, durationMs } from '../../candles/interval.ts';
import { calculateMedian } from './sample.ts';

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;
const maxWeeks = 53;
/** Days of trading in a year: without pauses, and with weekends and holidays. */
const continuousDays = 365;
const tradingDays = 252;

/** Candles in each week of the last year, the latest first. */
function countByWeek({ openTime }: Candles, to: number): Float64Array {
  const counts = new Float64Array(maxWeeks);
  const last = calculatePeriodStart(at(openTime, to), '1w');
  for (let t = to; t >= 0; t -= 1) {
    const week = Math.round((last - calculatePeriodStart(at(openTime, t), '1w')) / weekMs);
    if (week >= maxWeeks) break;
    counts[week] = at(counts, week) + 1;
  }
  return counts.filter((count) => count > 0);
}

// From the candles themselves, so that holes and holidays do not matter: the median week of the
// year before, the first and last of it left out as they may be parts. A market that trades on
// seven days has 365 days, any other the usual 252 of five-day weeks.
/** Number of candles a year of this market has at this interval, to annualize. */
export function calculateCandlesPerYear(candles: Candles, to: number): number {
  const duration = durationMs[candles.interval];
  if (duration === undefined) return 12;
  if (duration >= weekMs) return 52;
  const weeks = countByWeek(candles, to);
  const usual =
    weeks.length >= 3
      ? calculateMedian(weeks.subarray(1, weeks.length - 1))
      : weeks.toSorted().at(-1);
  if (usual === undefined) return Number.NaN;
  const isContinuous = usual * duration > 6.5 * dayMs;
  return usual * (isContinuous ? continuousDays / 7 : tradingDays / 5);
}
