import { toCandles } from '@vela/engine';
import type { Candle, Candles } from '@vela/engine';
import type { CandleStore, SeriesKey, StoredSeries } from '../candle-source.ts';
import { candleAt } from '../candles/closed-candles.ts';

export type MemoryCandleStore = CandleStore & {
  readonly stored: ReadonlyMap<string, StoredSeries>;
  readonly writes: readonly string[];
};

export function rowsOf(candles: Candles): Candle[] {
  return Array.from({ length: candles.length }, (_, index) => candleAt(candles, index));
}

function nameOf({ symbol, interval, kind, vendor }: SeriesKey): string {
  return [symbol, interval, kind, vendor].join(' ');
}

/** A CandleStore in memory that keeps the contract: appending is idempotent by open time. */
export function createMemoryCandleStore(): MemoryCandleStore {
  const stored = new Map<string, StoredSeries>();
  const writes: string[] = [];
  return {
    stored,
    writes,
    async read(key) {
      return stored.get(nameOf(key));
    },
    async append(key, candles, fetchedAt) {
      const known = stored.get(nameOf(key));
      const last = known?.candles.openTime[known.candles.length - 1] ?? Number.NEGATIVE_INFINITY;
      const rows = [
        ...(known === undefined ? [] : rowsOf(known.candles)),
        ...rowsOf(candles).filter((row) => row.openTime > last),
      ];
      stored.set(nameOf(key), {
        candles: toCandles(key.interval, rows),
        version: known?.version ?? 'v1',
        health: [],
        fetchedAt,
      });
      writes.push(`append ${candles.length}`);
    },
    async replace(key, series) {
      stored.set(nameOf(key), series);
      writes.push(`replace ${series.candles.length}`);
    },
  };
}
