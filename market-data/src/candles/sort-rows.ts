import type { CandleFault } from './candle-fault.ts';
import { at, candleFields } from './raw-candles.ts';
import type { RawCandles } from './raw-candles.ts';

/** `rows` are the kept rows in order of time, absent when the rows are in order already. */
export type SortedRows =
  | {
      readonly kind: 'sorted';
      readonly rows: Uint32Array | undefined;
      readonly misplaced: number;
      readonly dropped: number;
    }
  | { readonly kind: 'conflict'; readonly fault: CandleFault };

/** Orders rows by time and drops exact repetitions. Two different candles of one time are a conflict: nobody can say which is right. */
export function sortRows(raw: RawCandles): SortedRows {
  const { misplaced, repeated } = countDisorder(raw.openTime, raw.length);
  if (misplaced === 0 && !repeated)
    return { kind: 'sorted', rows: undefined, misplaced: 0, dropped: 0 };
  const order = Uint32Array.from({ length: raw.length }, (_, row) => row);
  if (misplaced > 0) order.sort((a, b) => at(raw.openTime, a) - at(raw.openTime, b) || a - b);
  const kept: number[] = [];
  for (const row of order) {
    const previous = kept.at(-1);
    if (previous === undefined || at(raw.openTime, previous) !== at(raw.openTime, row)) {
      kept.push(row);
      continue;
    }
    const field = candleFields.find(
      (name) => !Object.is(at(raw[name], previous), at(raw[name], row)),
    );
    if (field === undefined) continue;
    const time = new Date(at(raw.openTime, row)).toISOString();
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
    const time = at(openTime, row);
    if (time < latest) misplaced++;
    if (time === latest) repeated = true;
    latest = Math.max(latest, time);
  }
  return { misplaced, repeated };
}
