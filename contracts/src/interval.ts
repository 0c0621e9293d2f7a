import type { Interval } from '@vela/engine';

export type { Interval } from '@vela/engine';

/** All intervals, finest first. */
export const intervals = [
  '1m',
  '5m',
  '15m',
  '30m',
  '1h',
  '4h',
  '1d',
  '1w',
  '1mo',
] as const satisfies readonly Interval[];

export const defaultInterval: Interval = '1h';

/** Candles an analysis shows and describes; no effect on where the scanners start. */
export const candleLimit = { default: 500, min: 50, max: 5000 } as const;

export function isInterval(value: unknown): value is Interval {
  return intervals.some((interval) => interval === value);
}
