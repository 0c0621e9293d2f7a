import type { Watchlist, WatchlistItem, WatchlistRow } from '@vela/contracts';

export const rowFilters = [
  'all',
  'up',
  'down',
  'bullish',
  'bearish',
  'internal-bullish',
  'internal-bearish',
  'open',
  'closed',
  'rising',
  'falling',
  'inside',
  'near',
  'live',
  'late',
  'noted',
] as const;
export type RowFilter = (typeof rowFilters)[number];
export const sortColumns = [
  'symbol',
  'last',
  'change',
  'session',
  'source',
  'shape',
  'swing',
  'internal',
  'zone',
  'distance',
  'note',
  'section',
] as const;
export type SortColumn = (typeof sortColumns)[number];
export type Sorting = { readonly column: SortColumn; readonly isDescending: boolean };

/** A line of a list: its place in it, the item, and what its candles say once that is known. */
export type ShownRow = {
  readonly index: number;
  readonly item: WatchlistItem;
  readonly row: WatchlistRow | undefined;
};

type Reading = NonNullable<WatchlistRow['reading']>;

/** A zone this near, in percent of the last close, is near. */
const nearPercent = 1;

/** How far the closes of the sparkline went, in percent of the first. */
function calculateShape({ closes }: Reading): number | undefined {
  const [first] = closes;
  const last = closes.at(-1);
  return first === undefined || last === undefined || first <= 0
    ? undefined
    : (last / first - 1) * 100;
}

const passes: Readonly<Record<Exclude<RowFilter, 'all' | 'noted'>, (reading: Reading) => boolean>> =
  {
    up: ({ change }) => change > 0,
    down: ({ change }) => change < 0,
    bullish: ({ trends }) => trends.swing === 'bullish',
    bearish: ({ trends }) => trends.swing === 'bearish',
    'internal-bullish': ({ trends }) => trends.internal === 'bullish',
    'internal-bearish': ({ trends }) => trends.internal === 'bearish',
    open: ({ session }) => session !== 'closed',
    closed: ({ session }) => session === 'closed',
    rising: (reading) => (calculateShape(reading) ?? 0) > 0,
    falling: (reading) => (calculateShape(reading) ?? 0) < 0,
    inside: ({ zone }) => zone?.distancePercent === 0,
    near: ({ zone }) => zone !== undefined && Math.abs(zone.distancePercent) <= nearPercent,
    live: ({ source }) => source.delay === 'real-time',
    late: ({ source, isStale }) => isStale || source.delay !== 'real-time',
  };

function isPassing({ item, row }: ShownRow, filter: RowFilter): boolean {
  if (filter === 'all') return true;
  if (filter === 'noted') return item.note !== '';
  return row?.reading !== undefined && passes[filter](row.reading);
}

type ItemColumn = 'symbol' | 'note' | 'section';

const sortValues: Readonly<
  Record<Exclude<SortColumn, ItemColumn>, (reading: Reading) => number | string | undefined>
> = {
  last: ({ last }) => last,
  change: ({ change }) => change,
  session: ({ session }) => session,
  source: ({ source }) => `${source.delay ?? ''} ${source.vendor}`,
  shape: calculateShape,
  swing: ({ trends }) => trends.swing,
  internal: ({ trends }) => trends.internal,
  zone: ({ zone }) => zone?.name,
  distance: ({ zone }) => zone && Math.abs(zone.distancePercent),
};

const isOfItem = (column: SortColumn): column is ItemColumn =>
  column === 'symbol' || column === 'note' || column === 'section';

/** What rows are sorted by; missing values come last in both directions. */
function getSortValue({ item, row }: ShownRow, column: SortColumn): number | string | undefined {
  if (isOfItem(column)) return item[column] === '' ? undefined : item[column];
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
