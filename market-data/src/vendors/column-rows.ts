/** Rows of columns, as many as the column of times has; what a shorter one lacks is undefined. */
export function toColumnRows(
  columns: Readonly<Record<string, readonly unknown[]>>,
  times: string,
): Record<string, unknown>[] {
  const entries = Object.entries(columns);
  return (columns[times] ?? []).map((_, row) =>
    Object.fromEntries(entries.map(([name, values]) => [name, values[row]])),
  );
}
