import type { HealthNote } from '@vela/contracts';
import type { Candles } from '@vela/engine';
import type { TradingCalendar } from '../instruments/instrument-entry.ts';
import { findGaps } from './find-gaps.ts';
import { getValueAt } from './raw-candles.ts';

const jumpFactor = 10;

/** Notes on candles kept unchanged; spikes are reported, never refused: flash crashes happen. */
export function describeHealth(candles: Candles, calendar: TradingCalendar): HealthNote[] {
  const notes: HealthNote[] = [];
  const gaps = findGaps(candles, calendar);
  if (gaps.count > 0) notes.push({ code: 'gaps', params: gaps });
  const nonPositive = countWhere(candles, (index) => getValueAt(candles.low, index) <= 0);
  if (nonPositive.count > 0) notes.push({ code: 'non-positive-kept', params: nonPositive });
  const jumps = findJumps(candles);
  if (jumps.count > 0) notes.push({ code: 'price-jumps', params: jumps });
  const spikes = findSpikes(candles);
  if (spikes.count > 0) notes.push({ code: 'price-spikes', params: spikes });
  const silent = countWhere(candles, (index) => getValueAt(candles.volume, index) === 0);
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
    if (count === 0) firstAt = getValueAt(candles.openTime, index);
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
    const [before, after] = [getValueAt(close, index - 1), getValueAt(close, index)];
    if (before <= 0 || after <= 0) continue;
    const factor = Math.max(after / before, before / after);
    if (factor < jumpFactor) continue;
    count++;
    if (factor >= largest) [largest, largestAt] = [factor, getValueAt(openTime, index)];
  }
  return { count, factor: Math.round(largest), largestAt };
}

/** Counts highs or lows `jumpFactor` times off their own open and close and the closes beside. */
function findSpikes(candles: Candles): { count: number; firstAt: number; factor: number } {
  let largest = 0;
  const { count, firstAt } = countWhere(candles, (index) => {
    const factor = calculateSpikeFactor(candles, index);
    largest = Math.max(largest, factor);
    return factor >= jumpFactor;
  });
  return { count, firstAt, factor: Math.round(largest) };
}

function calculateSpikeFactor({ open, high, low, close, length }: Candles, index: number): number {
  const [opened, closed] = [getValueAt(open, index), getValueAt(close, index)];
  const before = index === 0 ? opened : getValueAt(close, index - 1);
  const after = index === length - 1 ? closed : getValueAt(close, index + 1);
  const lowest = Math.min(opened, closed, before, after);
  if (lowest <= 0) return 1;
  const up = getValueAt(high, index) / Math.max(opened, closed, before, after);
  return getValueAt(low, index) > 0 ? Math.max(up, lowest / getValueAt(low, index)) : up;
}
