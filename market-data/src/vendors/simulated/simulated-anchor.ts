import { durationMs, type Interval } from '@vela/engine';
import type { TradingCalendar } from '../../instruments/instrument-entry.ts';
import { findEpoch } from './daily-path.ts';
import { findSession } from './trading-session.ts';

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;
// The largest analysis (5,000 candles) plus a lead-in.
const wantedCandles = 5500;

// A longer series starts a new version, so memory and time stay bounded over years of uptime.
const maxCandles = 100_000;

type AnchorRequest = {
  readonly interval: Interval;
  readonly calendar: TradingCalendar;
  readonly now: number;
};

/**
 * Anchor (UTC ms): the epoch from a day on; finer, the block before the current one, of the weeks
 * that hold 5,500 candles, so every machine computes the same.
 */
export function findFirstAnchor({ interval, calendar, now }: AnchorRequest): number {
  const epoch = findEpoch(calendar);
  const blockMs = findBlockMs(interval, calendar);
  if (blockMs === undefined) return epoch;
  return Math.max(epoch, epoch + (Math.floor((now - epoch) / blockMs) - 1) * blockMs);
}

/** Whether a stored anchor is at least one whole block before now and within `maxCandles`. */
export function isUsableAnchor(
  anchor: number,
  { interval, calendar, now }: AnchorRequest,
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
