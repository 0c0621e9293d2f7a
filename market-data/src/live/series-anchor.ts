import { calculatePeriodStart, durationMs, type Interval } from '@vela/engine';
import type { LiveVendor } from './live-vendor.ts';

/** Candles of a history that begins nowhere fixed: the largest analysis (5,000) plus a lead-in. */
const historyCandleCount = 6000;
/** Pages of a new history at most; later updates take fewer. */
export const maxStartPages = 40;
const monthMs = 31 * 86_400_000;

/**
 * Years on whose first day, UTC, series of an interval begin, whenever they are first asked for: two
 * installations then find the same structures. Another year is a new version of every series.
 */
const anchorYears: Readonly<Partial<Record<Interval, number>>> = {
  '15m': 2026,
  '30m': 2026,
  '1h': 2025,
  '4h': 2021,
  '1d': 2015,
  '1w': 2010,
  '1mo': 2010,
};

function countCandles(interval: Interval, span: { from: number; to: number }): number {
  return Math.ceil((span.to - span.from) / (durationMs[interval] ?? monthMs));
}

function canReach(
  vendor: LiveVendor,
  interval: Interval,
  span: { from: number; to: number },
): boolean {
  return countCandles(interval, span) <= countAtOnce(vendor);
}

/** Candles that a vendor gives for a new history. */
function countAtOnce({ candlesPerPage, lastCandles }: LiveVendor): number {
  return Math.min((maxStartPages - 1) * candlesPerPage, lastCandles ?? Number.POSITIVE_INFINITY);
}

/**
 * Where series of an interval begin by rule (UTC ms); undefined where there is no rule, where it
 * leaves fewer candles than an analysis takes, or where the vendor cannot give as many at once.
 */
export function findFixedAnchor(
  vendor: LiveVendor,
  interval: Interval,
  now: number,
): number | undefined {
  const year = anchorYears[interval];
  if (year === undefined) return undefined;
  const from = Date.UTC(year, 0, 1);
  const isLong = durationMs[interval] === undefined || interval === '1w' || interval === '1d';
  const isEnough = isLong || countCandles(interval, { from, to: now }) >= historyCandleCount;
  return isEnough && canReach(vendor, interval, { from, to: now }) ? from : undefined;
}

/** First open time (UTC ms) of a new history: the fixed one, else near enough. */
export function chooseHistoryStart(vendor: LiveVendor, interval: Interval, now: number): number {
  const fixed = findFixedAnchor(vendor, interval, now);
  if (fixed !== undefined) return fixed;
  const duration = durationMs[interval] ?? monthMs;
  const count = Math.min(historyCandleCount, countAtOnce(vendor));
  return Math.max(0, calculatePeriodStart(now - count * duration, interval));
}
