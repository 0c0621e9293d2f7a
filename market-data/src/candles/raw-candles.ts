/** Unchecked vendor columns, in any order. `openTime` is UTC milliseconds. */
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

/** The value of a column at an index; NaN when out of range. */
export function getValueAt(column: Float64Array, index: number): number {
  return column[index] ?? Number.NaN;
}

/** Columns of `length` rows; `createColumn` also gets the position of the field in `candleFields`. */
export function createColumns(
  length: number,
  createColumn: (field: CandleField, position: number) => Float64Array,
): RawCandles {
  return {
    length,
    openTime: createColumn('openTime', 0),
    open: createColumn('open', 1),
    high: createColumn('high', 2),
    low: createColumn('low', 3),
    close: createColumn('close', 4),
    volume: createColumn('volume', 5),
  };
}

/** Columns of rows of open time (UTC ms), open, high, low, close, volume; text becomes numbers. */
export function toRawCandles(rows: readonly (readonly unknown[])[]): RawCandles {
  return createColumns(rows.length, (_, position) =>
    Float64Array.from(rows, (row) => Number(row[position])),
  );
}

/** The same columns in the order of `rows`, which are indices into them. */
export function pickRows(raw: RawCandles, rows: Uint32Array): RawCandles {
  return createColumns(rows.length, (field) =>
    Float64Array.from(rows, (row) => getValueAt(raw[field], row)),
  );
}

/** The rows of all parts, one part after the other. */
export function concatRows(parts: readonly RawCandles[]): RawCandles {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return createColumns(length, (field) => {
    const column = new Float64Array(length);
    let offset = 0;
    for (const part of parts) {
      column.set(part[field], offset);
      offset += part.length;
    }
    return column;
  });
}
