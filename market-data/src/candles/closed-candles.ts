import type { HealthNote } from '@vela/contracts';
import { closeTimeOf, sliceCandles } from '@vela/engine';
import type { Candle, Candles } from '@vela/engine';
import { at } from './raw-candles.ts';

export type ClosedCandles = {
  readonly closed: Candles;
  readonly forming: Candle | undefined;
  readonly health: readonly HealthNote[];
};

/** Parts candles at the present moment: closed ones, the one that is forming, and later ones, which are dropped and reported. */
export function splitAtNow(candles: Candles, now: number): ClosedCandles {
  let closedCount = candles.length;
  while (
    closedCount > 0 &&
    closeTimeOf(at(candles.openTime, closedCount - 1), candles.interval) > now
  )
    closedCount--;
  const isForming = closedCount < candles.length && at(candles.openTime, closedCount) <= now;
  const firstFuture = closedCount + (isForming ? 1 : 0);
  const future = candles.length - firstFuture;
  return {
    closed: sliceCandles(candles, 0, closedCount),
    forming: isForming ? candleAt(candles, closedCount) : undefined,
    health:
      future > 0
        ? [
            {
              code: 'future-dropped',
              params: { count: future, firstAt: at(candles.openTime, firstFuture) },
            },
          ]
        : [],
  };
}

/** The candle at an index as a row. */
export function candleAt(candles: Candles, index: number): Candle {
  return {
    openTime: at(candles.openTime, index),
    open: at(candles.open, index),
    high: at(candles.high, index),
    low: at(candles.low, index),
    close: at(candles.close, index),
    volume: at(candles.volume, index),
  };
}

const dayMs = 86_400_000;

/** As-of time of a series whose last closed candle opened at `openTime`: its close, or for days and longer its last session date. */
export function asOfTime(openTime: number, interval: Candles['interval']): number {
  const closeTime = closeTimeOf(openTime, interval);
  return closeTime - openTime >= dayMs ? closeTime - dayMs : closeTime;
}
