import type { Watchlist, WatchlistItem, WatchlistRow } from '@vela/contracts';

export const rowFilters = ['all', 'up', 'down', 'bullish', 'bearish'] as const;
export type RowFilter = (typeof rowFilters)[number];
export const sortColumns = [
  'symbol',
  'last',
  'change',
  'session',
  'swing',
  'internal',
  'distance',
] as const;
export type SortColumn = (typeof sortColumns)[number];
export type Sorting = { readonly column: SortColumn; readonly isDescending: boolean };

/** A line of a list: its place in it, the item, and what its candles say once that is known. */
export type ShownRow = {
  readonly index: number;
  readonly item: WatchlistItem;
  readonly row: WatchlistRow | undefined;
};

function isPassing({ row }: ShownRow, filter: RowFilter): boolean {
  if (filter === 'all') return true;
  const reading = row?.reading;
  if (reading === undefined) return false;
  if (filter === 'up') return reading.change > 0;
  return filter === 'down' ? reading.change < 0 : reading.trends.swing === filter;
}

type Reading = NonNullable<WatchlistRow['reading']>;

const sortValues: Readonly<
  Record<Exclude<SortColumn, 'symbol'>, (reading: Reading) => number | string | undefined>
> = {
  last: ({ last }) => last,
  change: ({ change }) => change,
  session: ({ session }) => session,
  swing: ({ trends }) => trends.swing,
  internal: ({ trends }) => trends.internal,
  distance: ({ zone }) => zone && Math.abs(zone.distancePercent),
};

/** What rows are sorted by; missing values come last in both directions. */
function getSortValue({ item, row }: ShownRow, column: SortColumn): number | string | undefined {
  if (column === 'symbol') return item.symbol;
  return row?.reading && sortValues[column](row.reading);
}

function compareRows(one: ShownRow, other: ShownRow, { column, isDescending }: Sorting): number {
  const [a, b] = [getSortValue(one, column), getSortValue(other, column)];
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  const order = typeof a === 'string' ? a.localeCompare(String(b)) : a - Number(b);
  return isDescending ? -order : order;
}

/** The rows of a list, filtered and sorted; without a sorting in the order of the list. */
export function chooseRows(
  list: Watchlist,
  rows: readonly WatchlistRow[],
  { filter, sorting }: { readonly filter: RowFilter; readonly sorting: Sorting | undefined },
): ShownRow[] {
  const bySymbol = new Map(rows.map((row) => [row.symbol, row]));
  const shown = list.items
    .map((item, index) => ({ index, item, row: bySymbol.get(item.symbol) }))
    .filter((row) => isPassing(row, filter));
  if (sorting !== undefined)
    return shown.toSorted((one, other) => compareRows(one, other, sorting));
  // Items of one section stand together, where its first one is.
  const sections = [...new Set(list.items.map(({ section }) => section))];
  return shown.toSorted(
    (one, other) => sections.indexOf(one.item.section) - sections.indexOf(other.item.section),
  );
}

/** The items with one of them at another place. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = [...items];
  const [item] = moved.splice(from, 1);
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  moved.splice(to, 0, item);
  return moved;
}
