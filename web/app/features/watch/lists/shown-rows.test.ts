import type { Watchlist, WatchlistRow } from '@vela/contracts';
import { expect, it } from 'vitest';
import { chooseRows, moveItem, type RowFilter, type SortColumn } from './shown-rows.ts';

const toItem = (symbol: string, section = '') => ({ symbol, section, note: '' });
const list: Watchlist = {
  id: '1',
  name: 'Mine',
  items: [toItem('B'), toItem('C', 'Metals'), toItem('A'), toItem('D', 'Metals')],
  updatedAt: 0,
};

const plain: NonNullable<WatchlistRow['reading']> = {
  last: 10,
  change: 0,
  asOf: 0,
  decimals: 2,
  source: { kind: 'file', vendor: 'files' },
  isStale: false,
  session: 'open',
  closes: [],
  trends: { swing: 'neutral', internal: 'neutral' },
};

function toRow(symbol: string, change: number, swing: 'bullish' | 'bearish'): WatchlistRow {
  const trends = { swing, internal: 'neutral' } as const;
  return { symbol, name: symbol, reading: { ...plain, last: 10 + change, change, trends } };
}

const rows = [toRow('A', 3, 'bullish'), toRow('B', -1, 'bearish'), toRow('C', 2, 'bearish')];
const listSymbols = (...options: Parameters<typeof chooseRows>) =>
  chooseRows(...options).map(({ item }) => item.symbol);

it('rows stand in their own order with sections together, or sorted, missing ones last', () => {
  const all = { filter: 'all', sorting: undefined } as const;
  expect(listSymbols(list, rows, all)).toEqual(['B', 'A', 'C', 'D']);
  const byChange = { column: 'change', isDescending: true } as const;
  expect(listSymbols(list, rows, { filter: 'all', sorting: byChange })).toEqual([
    'A',
    'C',
    'B',
    'D',
  ]);
  const ascending = { ...byChange, isDescending: false };
  expect(listSymbols(list, rows, { filter: 'all', sorting: ascending })).toEqual([
    'B',
    'C',
    'A',
    'D',
  ]);
});

it('rows are sorted and filtered by each thing that a line shows', () => {
  const reading: NonNullable<WatchlistRow['reading']> = {
    ...plain,
    source: { kind: 'live', vendor: 'binance', delay: 'real-time' },
    closes: [10, 12],
    zone: {
      kind: 'order-block',
      name: 'Order block',
      direction: 'bullish',
      top: 9,
      bottom: 8,
      distancePercent: -0.6,
    },
  };
  const more = [{ symbol: 'A', name: 'A', reading }, ...rows.slice(1)];
  const noted = {
    ...list,
    items: list.items.map((item) => (item.symbol === 'C' ? { ...item, note: 'x' } : item)),
  };
  const by = (column: SortColumn) =>
    listSymbols(noted, more, { filter: 'all', sorting: { column, isDescending: false } })[0];
  expect((['shape', 'zone', 'note', 'section', 'source'] as const).map(by)).toEqual([
    'A',
    'A',
    'C',
    'C',
    'B',
  ]);
  const passing = (filter: RowFilter) => listSymbols(noted, more, { filter, sorting: undefined });
  expect(passing('near')).toEqual(['A']);
  expect(passing('live')).toEqual(['A']);
  expect(passing('late')).toEqual(['B', 'C']);
  expect(passing('rising')).toEqual(['A']);
  expect(passing('noted')).toEqual(['C']);
});

it('rows are filtered by change and trend', () => {
  expect(listSymbols(list, rows, { filter: 'up', sorting: undefined })).toEqual(['A', 'C']);
  expect(listSymbols(list, rows, { filter: 'bearish', sorting: undefined })).toEqual(['B', 'C']);
});

it('an item moves to another place, and not out of the list', () => {
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moveItem(['a', 'b', 'c'], 0, 3)).toEqual(['a', 'b', 'c']);
});
