/** Columns as a vendor gave them: unchecked, in any order. `openTime` is UTC milliseconds. */
export type RawCandles = {
  readonly length: number;
  readonly openTime: Float64Array;
  readonly open: Float64Array;
  readonly high: Float64Array;
  readonly low: Float64Array;
  readonly close: Float64Array;
  readonly volume: Float64Array;
};

export const candleFields = ['openTime', 'open', 'high', 'low', 'close', 'volume'] as const;
export type CandleField = (typeof candleFields)[number];

/** The value of a column at an index; NaN outside it. */
export function at(column: Float64Array, index: number): number {
  return column[index] ?? Number.NaN;
}

/** The same columns in the order of `rows`, which are indices into them. */
export function pickRows(raw: RawCandles, rows: Uint32Array): RawCandles {
  const pick = (column: Float64Array): Float64Array =>
    Float64Array.from(rows, (row) => at(column, row));
  return {
    length: rows.length,
    openTime: pick(raw.openTime),
    open: pick(raw.open),
    high: pick(raw.high),
    low: pick(raw.low),
    close: pick(raw.close),
    volume: pick(raw.volume),
  };
}
