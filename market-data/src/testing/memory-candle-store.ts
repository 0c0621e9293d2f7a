import { toCandles, type Candle, type Candles } from '@vela/engine';
import type { CandleStore, SeriesKey, StoredSeries } from '../candle-source.ts';
import { getCandleAt } from '../candles/closed-candles.ts';

export type MemoryCandleStore = CandleStore & {
  readonly stored: ReadonlyMap<string, StoredSeries>;
  readonly writes: readonly string[];
};

export function toCandleRows(candles: Candles): Candle[] {
  return Array.from({ length: candles.length }, (_, index) => getCandleAt(candles, index));
}

function toSeriesName({ symbol, interval, kind, vendor }: SeriesKey): string {
  return [symbol, interval, kind, vendor].join(' ');
}

/** In-memory CandleStore; appending is idempotent by open time. */
export function createMemoryCandleStore(): MemoryCandleStore {
  const stored = new Map<string, StoredSeries>();
  const writes: string[] = [];
  const owners = new Map<string, string>();
  return {
    stored,
    writes,
    findOwner: ({ symbol, interval }) => Promise.resolve(owners.get(`${symbol} ${interval}`)),
    async setOwner({ symbol, interval }, vendor) {
      owners.set(`${symbol} ${interval}`, vendor);
    },
    async read(key) {
      return stored.get(toSeriesName(key));
    },
    async append(key, candles, fetchedAt) {
      const known = stored.get(toSeriesName(key));
      const last = known?.candles.openTime[known.candles.length - 1] ?? Number.NEGATIVE_INFINITY;
      const rows = [
        ...(known === undefined ? [] : toCandleRows(known.candles)),
        ...toCandleRows(candles).filter((row) => row.openTime > last),
      ];
      stored.set(toSeriesName(key), {
        candles: toCandles(key.interval, rows),
        version: known?.version ?? 'v1',
        health: [],
        fetchedAt,
      });
      writes.push(`append ${candles.length}`);
    },
    async replace(key, series, fromOpenTime = Number.NEGATIVE_INFINITY) {
      const known = stored.get(toSeriesName(key))?.candles;
      const rows = [
        ...(known === undefined ? [] : toCandleRows(known)).filter(
          ({ openTime }) => openTime < fromOpenTime,
        ),
        ...toCandleRows(series.candles),
      ];
      stored.set(toSeriesName(key), { ...series, candles: toCandles(key.interval, rows) });
      writes.push(`replace ${series.candles.length}`);
    },
  };
}
