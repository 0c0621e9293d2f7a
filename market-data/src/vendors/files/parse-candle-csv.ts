import type { FaultReason } from '@vela/contracts';
import {
  type CandleField,
  type RawCandles,
  candleFields,
  createColumns,
} from '../../candles/raw-candles.ts';
import { parseDecimal, parseUtcTime, readText, type MidnightCache } from './csv-values.ts';
import { PlainRows } from './plain-rows.ts';

/** Parse error of a CSV file; line and column (field of the line) are 1-based. */
export type CsvFault = FaultReason & { readonly line: number; readonly column: number };

export type ParsedCsv =
  | { readonly kind: 'rows'; readonly rows: RawCandles }
  | { readonly kind: 'malformed'; readonly fault: CsvFault };

const header = 'time,open,high,low,close,volume';
const columnNames = header.split(',');
const [newline, carriageReturn, comma] = [10, 13, 44];
const byteOrderMark = [0xef, 0xbb, 0xbf];
const shortestRow = 22;

/** Line and column of a candle field: row 0 is line 2, below the header. */
export function toCsvPosition(row: number, field: CandleField): { line: number; column: number } {
  return { line: row + 2, column: candleFields.indexOf(field) + 1 };
}

/** Columns of a CSV file; every cell a number or UTC time, values checked by `buildCandles`. */
export function parseCandleCsv(bytes: Uint8Array): ParsedCsv {
  const hasMark = byteOrderMark.every((byte, index) => bytes[index] === byte);
  const start = hasMark ? byteOrderMark.length : 0;
  const headerEnd = findLineEnd(bytes, start);
  const found = readText(bytes, start, trimLineEnd(bytes, start, headerEnd));
  if (found !== header)
    return toMalformedCsv({ line: 1, column: 1, code: 'header', params: { expected: header } });
  const capacity = Math.floor((bytes.length - headerEnd) / shortestRow) + 1;
  const columns = candleFields.map(() => new Float64Array(capacity));
  const end = trimEnd(bytes);
  const memory: MidnightCache = { day: Number.NaN, midnight: Number.NaN };
  const plain = new PlainRows(bytes, columns);
  let row = 0;
  for (let from = headerEnd + 1; from < end; row++) {
    const lineEnd = findLineEnd(bytes, from);
    const to = trimLineEnd(bytes, from, lineEnd);
    if (!plain.read(row, from, to)) {
      const fault = readRow({ bytes, columns, row, memory }, from, to);
      if (fault !== undefined) return toMalformedCsv({ line: row + 2, ...fault });
    }
    from = lineEnd + 1;
  }
  const rows = createColumns(
    row,
    (_, position) => columns[position]?.slice(0, row) ?? new Float64Array(0),
  );
  return { kind: 'rows', rows };
}

type RowTarget = {
  readonly bytes: Uint8Array;
  readonly columns: readonly Float64Array[];
  readonly row: number;
  readonly memory: MidnightCache;
};

function readRow(
  { bytes, columns, row, memory }: RowTarget,
  from: number,
  to: number,
): Omit<CsvFault, 'line'> | undefined {
  let cellStart = from;
  for (let column = 0; column < columns.length; column++) {
    let cellEnd = cellStart;
    while (cellEnd < to && bytes[cellEnd] !== comma) cellEnd++;
    const value =
      column === 0
        ? parseUtcTime(bytes, { from: cellStart, to: cellEnd }, memory)
        : parseDecimal(bytes, cellStart, cellEnd);
    if (Number.isNaN(value))
      return { column: column + 1, ...describeCell(readText(bytes, cellStart, cellEnd), column) };
    const target = columns[column];
    if (target !== undefined) target[row] = value;
    const isLast = column === columns.length - 1;
    if (!isLast && cellEnd >= to)
      return {
        column: column + 2,
        code: 'missing-fields',
        params: { found: column + 1, expected: columns.length },
      };
    if (isLast && cellEnd < to)
      return { column: column + 2, code: 'surplus-fields', params: { expected: columns.length } };
    cellStart = cellEnd + 1;
  }
  return undefined;
}

function describeCell(text: string, column: number): FaultReason {
  const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  if (text === '') return { code: 'empty-field', params: { field: columnNames[column] ?? '' } };
  return { code: column === 0 ? 'no-utc-time' : 'no-number', params: { text: shown } };
}

function toMalformedCsv(fault: CsvFault): ParsedCsv {
  return { kind: 'malformed', fault };
}

function findLineEnd(bytes: Uint8Array, from: number): number {
  const end = bytes.indexOf(newline, from);
  return end < 0 ? bytes.length : end;
}

function trimLineEnd(bytes: Uint8Array, from: number, lineEnd: number): number {
  return lineEnd > from && bytes[lineEnd - 1] === carriageReturn ? lineEnd - 1 : lineEnd;
}

function trimEnd(bytes: Uint8Array): number {
  let end = bytes.length;
  while (end > 0 && (bytes[end - 1] === newline || bytes[end - 1] === carriageReturn)) end--;
  return end;
}
