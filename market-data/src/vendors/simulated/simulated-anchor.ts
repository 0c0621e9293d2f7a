import { durationMs } from '@vela/engine';
import type { Interval } from '@vela/engine';
import type { TradingCalendar } from '../../instruments/instrument-entry.ts';
import { findEpoch } from './daily-path.ts';
import { findSession } from './trading-session.ts';

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;
// Enough for the largest analysis (5,000 candles) with room before it.
const wantedCandles = 5500;

// A series that outgrows this begins anew: memory and time stay bounded on a machine that runs for years.
const maxCandles = 100_000;

type AnchorQuestion = {
  readonly interval: Interval;
  readonly calendar: TradingCalendar;
  readonly now: number;
};

/**
 * Where a simulated series begins when it is asked for first. Days and longer begin at the epoch. Finer intervals begin at the start of the
 * block of weeks before the present one, a block being the weeks that hold 5,500 candles: every machine finds the same start.
 */
export function findFirstAnchor({ interval, calendar, now }: AnchorQuestion): number {
  const epoch = findEpoch(calendar);
  const blockMs = findBlockMs(interval, calendar);
  if (blockMs === undefined) return epoch;
  return Math.max(epoch, epoch + (Math.floor((now - epoch) / blockMs) - 1) * blockMs);
}

/** Whether a kept anchor still serves: a whole block lies between it and now, and the series has not outgrown its bound. */
export function isUsableAnchor(
  anchor: number,
  { interval, calendar, now }: AnchorQuestion,
): boolean {
  const blockMs = findBlockMs(interval, calendar);
  if (blockMs === undefined || anchor <= findEpoch(calendar)) return anchor === findEpoch(calendar);
  return anchor <= now - blockMs && ((now - anchor) / blockMs) * wantedCandles <= maxCandles;
}

function findBlockMs(interval: Interval, calendar: TradingCalendar): number | undefined {
  const duration = durationMs[interval];
  if (duration === undefined || duration >= dayMs) return undefined;
  return Math.ceil(wantedCandles / countCandlesPerWeek(duration, calendar)) * weekMs;
}

function countCandlesPerWeek(duration: number, calendar: TradingCalendar): number {
  let count = 0;
  for (let midnight = Date.UTC(2024, 0, 1); midnight < Date.UTC(2024, 0, 8); midnight += dayMs) {
    const session = findSession(midnight, calendar);
    if (session !== undefined)
      count += Math.ceil(session.close / duration) - Math.floor(session.open / duration);
  }
  return count;
}
