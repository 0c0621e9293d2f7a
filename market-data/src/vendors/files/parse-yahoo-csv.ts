import type { FaultReason, HealthNote } from '@vela/contracts';
import { toRawCandles, type RawCandles } from '../../candles/raw-candles.ts';

type YahooFault = FaultReason & { readonly line: number; readonly column: number };

/** Candles of a file that yfinance wrote, and what its further columns tell. */
export type YahooCsv =
  | { readonly kind: 'rows'; readonly rows: RawCandles; readonly notes: readonly HealthNote[] }
  | { readonly kind: 'malformed'; readonly fault: YahooFault };

const header = /^Date(?:time)?,Open,High,Low,Close,Adj Close,Volume,Dividends,Stock Splits\r?\n/;
const columnNames = 'Date,Open,High,Low,Close,Adj Close,Volume,Dividends'.split(',');
const time = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)([+-]\d\d:\d\d)$/;
const place = { open: 1, close: 4, adjusted: 5, volume: 6, dividend: 7 } as const;

/** Whether a file has the columns that yfinance writes. */
export function isYahooCsv(text: string): boolean {
  return header.test(text);
}

/** A candle of a day or longer bears the date of its exchange, a shorter one the instant. */
function parseTime(cell: string): number {
  const [, date = '', clock = '', offset = ''] = time.exec(cell) ?? [];
  return clock === '00:00:00' ? Date.parse(date) : Date.parse(`${date}T${clock}${offset}`);
}

/** Dividends of the file whose step from the close before its adjusted closes leave out by half. */
function findMissingDividends(rows: readonly (readonly number[])[]): HealthNote[] {
  const inOrder = rows.toSorted(([one = 0], [other = 0]) => one - other);
  const missing = inOrder.filter((row, index) => {
    const before = inOrder[index - 1];
    const dividend = row[place.dividend] ?? 0;
    if (before === undefined || !(dividend > 0)) return false;
    const toFactor = (cells: readonly number[]): number =>
      (cells[place.adjusted] ?? Number.NaN) / (cells[place.close] ?? Number.NaN);
    const due = dividend / (before[place.close] ?? Number.NaN);
    return 1 - toFactor(before) / toFactor(row) < due / 2;
  });
  const firstAt = missing[0]?.[0];
  return firstAt === undefined
    ? []
    : [{ code: 'dividends-missing', params: { count: missing.length, firstAt } }];
}

/**
 * Reads a file as yfinance writes it: times with the offset of the exchange, closes adjusted for
 * splits alone, and beside them closes adjusted for dividends too, which are only checked.
 */
export function parseYahooCsv(text: string): YahooCsv {
  const lines = text.trimEnd().split(/\r?\n/).slice(1);
  const rows: number[][] = [];
  for (const [index, line] of lines.entries()) {
    const cells = line.split(',');
    const values = cells.map((cell, column) => (column === 0 ? parseTime(cell) : Number(cell)));
    const column = columnNames.findIndex(
      (_, at) => cells[at] === undefined || cells[at] === '' || Number.isNaN(values[at]),
    );
    if (column >= 0) {
      const shown = (cells[column] ?? '').slice(0, 40);
      const fault: FaultReason =
        column === 0
          ? { code: 'no-utc-time', params: { text: shown } }
          : { code: 'no-number', params: { text: shown } };
      return { kind: 'malformed', fault: { line: index + 2, column: column + 1, ...fault } };
    }
    rows.push(values);
  }
  return {
    kind: 'rows',
    rows: toRawCandles(rows.map((row) => [...row.slice(0, place.adjusted), row[place.volume]])),
    notes: findMissingDividends(rows),
  };
}
