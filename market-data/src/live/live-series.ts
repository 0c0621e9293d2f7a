import type { HealthNote } from '@vela/contracts';
import { calculateCloseTime, sliceCandles, type Candle, type Candles } from '@vela/engine';
import { candleFields, concatRows, getValueAt } from '../candles/raw-candles.ts';
import { createSeriesHasher, type SeriesHasher } from '../candles/series-hash.ts';
import { toSharedCandles } from '../candles/shared-candles.ts';

/** One cached version of a live series: closed candles from the anchor on. */
export type LiveSeries = {
  readonly candles: Candles;
  readonly version: string;
  readonly hasher: SeriesHasher;
  readonly forming: Candle | undefined;
  /** Repairs and dropped rows of the last response. */
  readonly repairs: readonly HealthNote[];
  /** Caller's clock (UTC ms) at the last vendor response. */
  readonly fetchedAt: number;
};

export function createLiveSeries(
  candles: Candles,
  kept: Pick<LiveSeries, 'version' | 'fetchedAt'>,
): LiveSeries {
  return {
    candles: toSharedCandles(candles),
    ...kept,
    hasher: createSeriesHasher(candles.interval),
    forming: undefined,
    repairs: [],
  };
}

/** What `newer` adds when it begins with the last known candle, unchanged; else undefined. */
export function findAddedCandles(known: Candles, newer: Candles): Candles | undefined {
  const last = known.length - 1;
  const isSame = candleFields.every(
    (field) => getValueAt(known[field], last) === getValueAt(newer[field], 0),
  );
  return isSame ? sliceCandles(newer, 1, newer.length) : undefined;
}

/** `known` with `added` at its end. */
export function appendCandles(known: Candles, added: Candles): Candles {
  if (added.length === 0) return known;
  return toSharedCandles({ interval: known.interval, ...concatRows([known, added]) });
}

/** Whether a candle after the last one of the series should have closed by `now`. */
export function isNewCandleDue({ candles }: LiveSeries, now: number): boolean {
  const nextOpen = calculateCloseTime(
    getValueAt(candles.openTime, candles.length - 1),
    candles.interval,
  );
  return calculateCloseTime(nextOpen, candles.interval) <= now;
}
