import type { HealthNote } from '@vela/contracts';
import { sliceCandles, type Candle, type Candles } from '@vela/engine';
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

type Place = readonly [candles: Candles, index: number];

const isSameCandle = ([one, at]: Place, [other, otherAt]: Place): boolean =>
  candleFields.every((field) => getValueAt(one[field], at) === getValueAt(other[field], otherAt));

/**
 * Index in `fetched` of the first candle that differs from the known one of its time, that is
 * missing in between or new; its length when none is.
 */
export function findFirstDifference(known: Candles, fetched: Candles): number {
  if (fetched.length === 0) return 0;
  const start = getValueAt(fetched.openTime, 0);
  let at = known.openTime.findIndex((openTime) => openTime >= start);
  if (at < 0) return 0;
  let index = 0;
  while (
    index < fetched.length &&
    at < known.length &&
    isSameCandle([known, at], [fetched, index])
  ) {
    index++;
    at++;
  }
  return index;
}

/** The known candles before those that replace them. */
export function keepCandlesBefore(known: Candles, openTime: number): Candles {
  const end = known.openTime.findIndex((time) => time >= openTime);
  return sliceCandles(known, 0, end < 0 ? known.length : end);
}

/** `known` with `added` at its end. */
export function appendCandles(known: Candles, added: Candles): Candles {
  if (added.length === 0) return known;
  return toSharedCandles({ interval: known.interval, ...concatRows([known, added]) });
}
