import type { Watchlist, WatchlistRow } from '@vela/contracts';
import { expect, it } from 'vitest';
import { chooseRows, moveItem } from './shown-rows.ts';

const toItem = (symbol: string, section = '') => ({ symbol, section, note: '' });
const list: Watchlist = {
  id: '1',
  name: 'Mine',
  items: [toItem('B'), toItem('C', 'Metals'), toItem('A'), toItem('D', 'Metals')],
  updatedAt: 0,
};

function toRow(symbol: string, change: number, swing: 'bullish' | 'bearish'): WatchlistRow {
  return {
    symbol,
    name: symbol,
    reading: {
      last: 10 + change,
      change,
      asOf: 0,
      decimals: 2,
      source: { kind: 'file', vendor: 'files' },
      isStale: false,
      session: 'open',
      closes: [],
      trends: { swing, internal: 'neutral' },
    },
  };
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

it('rows are filtered by change and trend', () => {
  expect(listSymbols(list, rows, { filter: 'up', sorting: undefined })).toEqual(['A', 'C']);
  expect(listSymbols(list, rows, { filter: 'bearish', sorting: undefined })).toEqual(['B', 'C']);
});

it('an item moves to another place, and not out of the list', () => {
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moveItem(['a', 'b', 'c'], 0, 3)).toEqual(['a', 'b', 'c']);
});
