import { closeTimeOf, sliceCandles } from '@vela/engine';
import type { Candle, Candles } from '@vela/engine';
import type { HealthNote } from '@vela/contracts';
import { at, candleFields } from '../../candles/raw-candles.ts';
import { createSeriesHasher } from '../../candles/series-hash.ts';
import type { SeriesHasher } from '../../candles/series-hash.ts';

/** One version of a live series as this process keeps it: closed candles from the anchor on. */
export type LiveSeries = {
  readonly candles: Candles;
  readonly version: string;
  readonly hasher: SeriesHasher;
  readonly forming: Candle | undefined;
  /** Repairs and drops of the last answer. */
  readonly repairs: readonly HealthNote[];
  /** Caller's clock when the vendor answered last. */
  readonly fetchedAt: number;
};

export function createLiveSeries(
  candles: Candles,
  kept: Pick<LiveSeries, 'version' | 'fetchedAt'>,
): LiveSeries {
  return {
    candles,
    ...kept,
    hasher: createSeriesHasher(candles.interval),
    forming: undefined,
    repairs: [],
  };
}

/** The candles of both, when `newer` begins with the last known candle, unchanged; undefined when the histories differ. */
export function joinCandles(
  known: Candles,
  newer: Candles,
): { all: Candles; added: Candles } | undefined {
  const last = known.length - 1;
  if (
    newer.length === 0 ||
    candleFields.some((field) => at(known[field], last) !== at(newer[field], 0))
  )
    return undefined;
  const added = sliceCandles(newer, 1, newer.length);
  if (added.length === 0) return { all: known, added };
  const all = {
    interval: known.interval,
    length: known.length + added.length,
    openTime: join(known.openTime, added.openTime),
    open: join(known.open, added.open),
    high: join(known.high, added.high),
    low: join(known.low, added.low),
    close: join(known.close, added.close),
    volume: join(known.volume, added.volume),
  };
  return { all, added };
}

function join(left: Float64Array, right: Float64Array): Float64Array {
  const joined = new Float64Array(left.length + right.length);
  joined.set(left);
  joined.set(right, left.length);
  return joined;
}

/** Whether a candle may have closed after the last one of the series. */
export function mayHaveNewCandle({ candles }: LiveSeries, now: number): boolean {
  const nextOpen = closeTimeOf(at(candles.openTime, candles.length - 1), candles.interval);
  return closeTimeOf(nextOpen, candles.interval) <= now;
}
