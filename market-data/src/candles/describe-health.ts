import type { HealthNote } from '@vela/contracts';
import type { Candles } from '@vela/engine';
import type { TradingCalendar } from '../instruments/instrument-entry.ts';
import { findGaps } from './find-gaps.ts';
import { at } from './raw-candles.ts';

const jumpFactor = 10;

/** What a reader should know of candles that are kept as they are: gaps, prices of zero and below, leaps, missing volume. */
export function describeHealth(candles: Candles, calendar: TradingCalendar): HealthNote[] {
  const notes: HealthNote[] = [];
  const gaps = findGaps(candles, calendar);
  if (gaps.count > 0) notes.push({ code: 'gaps', params: gaps });
  const nonPositive = countWhere(candles, (index) => at(candles.low, index) <= 0);
  if (nonPositive.count > 0) notes.push({ code: 'non-positive-kept', params: nonPositive });
  const jumps = findJumps(candles);
  if (jumps.count > 0) notes.push({ code: 'price-jumps', params: jumps });
  const silent = countWhere(candles, (index) => at(candles.volume, index) === 0);
  if (silent.count === candles.length) notes.push({ code: 'no-volume', params: {} });
  else if (silent.count > 0) notes.push({ code: 'zero-volume', params: { count: silent.count } });
  return notes;
}

function countWhere(candles: Candles, isCounted: (index: number) => boolean): { count: number; firstAt: number } {
  let count = 0;
  let firstAt = 0;
  for (let index = 0; index < candles.length; index++) {
    if (!isCounted(index)) continue;
    if (count === 0) firstAt = at(candles.openTime, index);
    count++;
  }
  return { count, firstAt };
}

function findJumps({ close, openTime, length }: Candles): { count: number; factor: number; largestAt: number } {
  let count = 0;
  let largest = jumpFactor;
  let largestAt = 0;
  for (let index = 1; index < length; index++) {
    const [before, after] = [at(close, index - 1), at(close, index)];
    if (before <= 0 || after <= 0) continue;
    const factor = Math.max(after / before, before / after);
    if (factor < jumpFactor) continue;
    count++;
    if (factor >= largest) [largest, largestAt] = [factor, at(openTime, index)];
  }
  return { count, factor: Math.round(largest), largestAt };
}
