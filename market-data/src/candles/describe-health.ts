import type { HealthNote } from '@vela/contracts';
import type { Candles } from '@vela/engine';
import type { TradingCalendar } from '../instruments/instrument-entry.ts';
import { findGaps } from './find-gaps.ts';
import { at } from './raw-candles.ts';

const jumpFactor = 10;

/**
 * What a reader should know of candles that are kept as they are: gaps, prices of zero and below, leaps, spikes, missing volume. A spike is
 * reported and never refuses a series: crashes of a minute happen, and nobody but the vendor can tell them from an error.
 */
export function describeHealth(candles: Candles, calendar: TradingCalendar): HealthNote[] {
  const notes: HealthNote[] = [];
  const gaps = findGaps(candles, calendar);
  if (gaps.count > 0) notes.push({ code: 'gaps', params: gaps });
  const nonPositive = countWhere(candles, (index) => at(candles.low, index) <= 0);
  if (nonPositive.count > 0) notes.push({ code: 'non-positive-kept', params: nonPositive });
  const jumps = findJumps(candles);
  if (jumps.count > 0) notes.push({ code: 'price-jumps', params: jumps });
  const spikes = findSpikes(candles);
  if (spikes.count > 0) notes.push({ code: 'price-spikes', params: spikes });
  const silent = countWhere(candles, (index) => at(candles.volume, index) === 0);
  if (silent.count === candles.length) notes.push({ code: 'no-volume', params: {} });
  else if (silent.count > 0) notes.push({ code: 'zero-volume', params: { count: silent.count } });
  return notes;
}

function countWhere(
  candles: Candles,
  isCounted: (index: number) => boolean,
): { count: number; firstAt: number } {
  let count = 0;
  let firstAt = 0;
  for (let index = 0; index < candles.length; index++) {
    if (!isCounted(index)) continue;
    if (count === 0) firstAt = at(candles.openTime, index);
    count++;
  }
  return { count, firstAt };
}

function findJumps({ close, openTime, length }: Candles): {
  count: number;
  factor: number;
  largestAt: number;
} {
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

/** Candles whose high or low is far beyond their own open and close and the closes before and after. */
function findSpikes(candles: Candles): { count: number; firstAt: number; factor: number } {
  let largest = 0;
  const { count, firstAt } = countWhere(candles, (index) => {
    const factor = spikeFactorOf(candles, index);
    largest = Math.max(largest, factor);
    return factor >= jumpFactor;
  });
  return { count, firstAt, factor: Math.round(largest) };
}

function spikeFactorOf({ open, high, low, close, length }: Candles, index: number): number {
  const [opened, closed] = [at(open, index), at(close, index)];
  const before = index === 0 ? opened : at(close, index - 1);
  const after = index === length - 1 ? closed : at(close, index + 1);
  const lowest = Math.min(opened, closed, before, after);
  if (lowest <= 0) return 1;
  const up = at(high, index) / Math.max(opened, closed, before, after);
  return at(low, index) > 0 ? Math.max(up, lowest / at(low, index)) : up;
}
