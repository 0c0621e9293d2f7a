import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';

const dayMs = 86_400_000;

/** Cluster number of each candle, from 0, and the number of clusters. */
export type TimeClusters = { readonly byCandle: Int32Array; readonly count: number };

// Outcomes of one day are not independent, nor are two that read the same candles: those of a
// cluster and the next but one never do. Daily and longer candles: clusters of twice the span.
/** Clusters of whole UTC days, as many as hold at least twice the `span` of an outcome. */
export function toTimeClusters({ openTime, length }: Candles, span: number): TimeClusters {
  const byCandle = new Int32Array(length);
  let cluster = 0;
  let held = 0;
  let day = Number.NaN;
  for (let t = 0; t < length; t += 1) {
    const today = Math.floor(at(openTime, t) / dayMs);
    if (held >= 2 * span && today !== day) {
      cluster += 1;
      held = 0;
    }
    day = today;
    byCandle[t] = cluster;
    held += 1;
  }
  return { byCandle, count: length === 0 ? 0 : cluster + 1 };
}

/** Median number of candles per UTC day: 1 for daily and longer candles, 0 for none. */
export function countCandlesPerDay({ openTime }: Candles): number {
  const held = new Map<number, number>();
  for (const time of openTime) {
    const day = Math.floor(time / dayMs);
    held.set(day, (held.get(day) ?? 0) + 1);
  }
  const sorted = [...held.values()].toSorted((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? 0;
}
