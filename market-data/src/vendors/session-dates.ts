import { createColumns, type RawCandles } from '../candles/raw-candles.ts';

const dayMs = 86_400_000;
// Midnight in New York is 4:00 or 5:00 in UTC.
const midnights = new Set([4 * 3_600_000, 5 * 3_600_000]);

/** Days that a vendor opens at midnight in New York, at the session date in UTC. */
export function toSessionDates(candles: RawCandles | null): RawCandles {
  if (candles === null) return createColumns(0, () => new Float64Array(0));
  const isDaily = candles.openTime.every((time) => midnights.has(time % dayMs));
  if (!isDaily) return candles;
  return { ...candles, openTime: candles.openTime.map((time) => time - (time % dayMs)) };
}
