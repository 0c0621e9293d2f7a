export type Row = Readonly<Record<string, unknown>>;

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * A cell of comma-separated values (RFC 4180). A text that a spreadsheet would calculate begins with
 * an apostrophe.
 */
export function formatCsvCell(value: unknown): string {
  const text = toText(value);
  const inert = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** Writes rows of one table, batch after batch, as the text of a file. */
export type RowFormat = {
  readonly extension: string;
  readonly begin: (columns: readonly string[]) => string;
  readonly format: (rows: readonly Row[], isFirst: boolean) => string;
  readonly end: string;
};

/** An array with a row to a line. */
export const jsonRows: RowFormat = {
  extension: 'json',
  begin: () => '[',
  format: (rows, isFirst) =>
    rows
      .map((row, index) => `${isFirst && index === 0 ? '' : ','}\n${JSON.stringify(row)}`)
      .join(''),
  end: '\n]\n',
};

/** A line of column names, then a line for each row. */
export const csvRows: RowFormat = {
  extension: 'csv',
  begin: (columns) => `${columns.map(formatCsvCell).join(',')}\r\n`,
  format: (rows) =>
    rows.map((row) => `${Object.values(row).map(formatCsvCell).join(',')}\r\n`).join(''),
  end: '',
};
