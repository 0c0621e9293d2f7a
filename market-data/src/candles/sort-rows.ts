import type { CandleFault } from './candle-fault.ts';
import { getValueAt, candleFields, type RawCandles } from './raw-candles.ts';

/** `rows` are the indices of kept rows ordered by time; undefined when already in order. */
export type SortedRows =
  | {
      readonly kind: 'sorted';
      readonly rows: Uint32Array | undefined;
      readonly misplaced: number;
      readonly dropped: number;
    }
  | { readonly kind: 'conflict'; readonly fault: CandleFault };

/** Sorts by time, drops exact duplicates; different candles of one open time are a conflict. */
export function sortRows(raw: RawCandles): SortedRows {
  const { misplaced, repeated } = countDisorder(raw.openTime, raw.length);
  if (misplaced === 0 && !repeated)
    return { kind: 'sorted', rows: undefined, misplaced: 0, dropped: 0 };
  const order = Uint32Array.from({ length: raw.length }, (_, row) => row);
  if (misplaced > 0)
    order.sort((a, b) => getValueAt(raw.openTime, a) - getValueAt(raw.openTime, b) || a - b);
  const kept: number[] = [];
  for (const row of order) {
    const previous = kept.at(-1);
    if (
      previous === undefined ||
      getValueAt(raw.openTime, previous) !== getValueAt(raw.openTime, row)
    ) {
      kept.push(row);
      continue;
    }
    const field = candleFields.find(
      (name) => !Object.is(getValueAt(raw[name], previous), getValueAt(raw[name], row)),
    );
    if (field === undefined) continue;
    const time = new Date(getValueAt(raw.openTime, row)).toISOString();
    return { kind: 'conflict', fault: { row, field, code: 'conflict', params: { time } } };
  }
  return {
    kind: 'sorted',
    rows: Uint32Array.from(kept),
    misplaced,
    dropped: raw.length - kept.length,
  };
}

function countDisorder(
  openTime: Float64Array,
  length: number,
): { misplaced: number; repeated: boolean } {
  let latest = Number.NEGATIVE_INFINITY;
  let misplaced = 0;
  let repeated = false;
  for (let row = 0; row < length; row++) {
    const time = getValueAt(openTime, row);
    if (time < latest) misplaced++;
    if (time === latest) repeated = true;
    latest = Math.max(latest, time);
  }
  return { misplaced, repeated };
}
