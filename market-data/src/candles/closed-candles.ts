import type { HealthNote } from '@vela/contracts';
import { calculateCloseTime, sliceCandles, type Candle, type Candles } from '@vela/engine';
import type { TradingCalendar } from '../instruments/instrument-entry.ts';
import { getValueAt } from './raw-candles.ts';
import { findClosingTime } from './trading-time.ts';

export type ClosedCandles = {
  readonly closed: Candles;
  readonly forming: Candle | undefined;
  readonly health: readonly HealthNote[];
};

/**
 * Splits candles at `now` into closed and forming; later ones are dropped and reported. A day on a
 * stock exchange closes after its bell.
 */
export function splitAtNow(
  candles: Candles,
  now: number,
  calendar: TradingCalendar = 'always',
): ClosedCandles {
  let closedCount = candles.length;
  while (
    closedCount > 0 &&
    findClosingTime(getValueAt(candles.openTime, closedCount - 1), candles.interval, calendar) > now
  )
    closedCount--;
  const isForming =
    closedCount < candles.length && getValueAt(candles.openTime, closedCount) <= now;
  const firstFuture = closedCount + (isForming ? 1 : 0);
  const future = candles.length - firstFuture;
  return {
    closed: sliceCandles(candles, 0, closedCount),
    forming: isForming ? getCandleAt(candles, closedCount) : undefined,
    health:
      future > 0
        ? [
            {
              code: 'future-dropped',
              params: { count: future, firstAt: getValueAt(candles.openTime, firstFuture) },
            },
          ]
        : [],
  };
}

/** The candle at an index, as a row. */
export function getCandleAt(candles: Candles, index: number): Candle {
  return {
    openTime: getValueAt(candles.openTime, index),
    open: getValueAt(candles.open, index),
    high: getValueAt(candles.high, index),
    low: getValueAt(candles.low, index),
    close: getValueAt(candles.close, index),
    volume: getValueAt(candles.volume, index),
  };
}

const dayMs = 86_400_000;

/** As-of time (UTC ms) of the last candle: its close time, from a day on the session date. */
export function calculateAsOfTime(openTime: number, interval: Candles['interval']): number {
  const closeTime = calculateCloseTime(openTime, interval);
  return closeTime - openTime >= dayMs ? closeTime - dayMs : closeTime;
}
