import type { HealthNote } from '@vela/contracts';
import type { Candles } from '@vela/engine';
import type { TradingCalendar } from '../instruments/instrument-entry.ts';
import { describeJumps } from './describe-jumps.ts';
import { describeSpikes } from './describe-spikes.ts';
import { findGaps } from './find-gaps.ts';
import { getValueAt } from './raw-candles.ts';

/** Notes on candles kept unchanged; spikes are reported, never refused: flash crashes happen. */
export function describeHealth(candles: Candles, calendar: TradingCalendar): HealthNote[] {
  const notes: HealthNote[] = [];
  const gaps = findGaps(candles, calendar);
  if (gaps.count > 0) notes.push({ code: 'gaps', params: gaps });
  const nonPositive = countWhere(candles, (index) => getValueAt(candles.low, index) <= 0);
  if (nonPositive.count > 0) notes.push({ code: 'non-positive-kept', params: nonPositive });
  notes.push(...describeJumps(candles), ...describeSpikes(candles));
  const flat = describeFlatCandles(candles);
  if (flat !== undefined) notes.push(flat);
  const silent = countWhere(candles, (index) => getValueAt(candles.volume, index) === 0);
  if (silent.count === candles.length) notes.push({ code: 'no-volume', params: {} });
  else if (silent.count > 0) notes.push({ code: 'zero-volume', params: { count: silent.count } });
  return notes;
}

const minFlatShare = 0.01;

/** Note on candles of one price, where they are one in a hundred or more: little can be read there. */
function describeFlatCandles({ high, low, openTime, length }: Candles): HealthNote | undefined {
  let count = 0;
  let lastAt = 0;
  for (let index = 0; index < length; index++) {
    if (getValueAt(high, index) !== getValueAt(low, index)) continue;
    count++;
    lastAt = getValueAt(openTime, index);
  }
  const share = count / length;
  if (count === 0 || share < minFlatShare) return undefined;
  return {
    code: 'flat-candles',
    params: { count, percent: Math.round(share * 1000) / 10, lastAt },
  };
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
