import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';

const dayMs = 86_400_000;

/** Consecutive stretches of a series: for each candle the number of its stretch, from 0, and how many there are. */
export type Stretches = { readonly of: Int32Array; readonly count: number };

/**
 * Whole UTC days, each stretch as many of them as hold at least twice the `span` of an outcome. Outcomes of one day are not
 * independent, and two that look at the same candles are not either: those of a stretch and the one after the next never do.
 * Candles of a day or longer are cut into stretches of twice the span.
 */
export function toStretches({ openTime, length }: Candles, span: number): Stretches {
  const of = new Int32Array(length);
  let stretch = 0;
  let held = 0;
  let day = Number.NaN;
  for (let t = 0; t < length; t += 1) {
    const today = Math.floor(at(openTime, t) / dayMs);
    if (held >= 2 * span && today !== day) {
      stretch += 1;
      held = 0;
    }
    day = today;
    of[t] = stretch;
    held += 1;
  }
  return { of, count: length === 0 ? 0 : stretch + 1 };
}

/** Candles of a usual UTC day of the series: the median over its days, 1 for daily and longer candles, 0 for none. */
export function candlesPerDay({ openTime }: Candles): number {
  const held = new Map<number, number>();
  for (const time of openTime) {
    const day = Math.floor(time / dayMs);
    held.set(day, (held.get(day) ?? 0) + 1);
  }
  const sorted = [...held.values()].toSorted((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? 0;
}
