import type { Interval, Watchlist } from '@vela/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../lib/session/session-provider.tsx';
import { useChangeLists, useWatchlistRows } from './lists-query.ts';
import type { RowsProps } from './rows-table.tsx';
import { chooseRows, moveItem, type RowFilter, type ShownRow, type Sorting } from './shown-rows.ts';

export type OpenedRow = { readonly action: 'alert' | 'edit'; readonly row: ShownRow };

type ListChoice = { readonly interval: Interval; readonly filter: RowFilter };

/** The rows of a list as they are shown, and what moves, sorts and changes them. */
export function useListRows(list: Watchlist, { interval, filter }: ListChoice) {
  const { t } = useTranslation('workspace');
  const api = useApi();
  const change = useChangeLists(api);
  const [sorting, setSorting] = useState<Sorting>();
  const [opened, setOpened] = useState<OpenedRow>();
  const [said, setSaid] = useState('');
  const rows = useWatchlistRows(api, list, interval);
  const shown = chooseRows(list, rows.data?.items ?? [], { filter, sorting });
  const changeItems = (items: Watchlist['items']): void =>
    change.mutate({ kind: 'change', id: list.id, change: { items } });
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= list.items.length || from === to) return;
    changeItems(moveItem(list.items, from, to));
    const symbol = list.items[from]?.symbol ?? '';
    setSaid(t('watch.lists.moved', { symbol, place: to + 1, count: list.items.length }));
  };
  const props: RowsProps = {
    name: list.name,
    rows: shown,
    interval,
    sorting,
    onSort: (column) =>
      setSorting({ column, isDescending: sorting?.column !== column || !sorting.isDescending }),
    onMove: move,
    onAction: (action, row) => {
      if (action === 'remove') changeItems(list.items.filter((_, index) => index !== row.index));
      else setOpened({ action, row });
    },
  };
  return {
    props,
    opened,
    said,
    isFetching: rows.isFetching,
    isChanging: change.isPending,
    close: () => setOpened(undefined),
    sortAsListed: () => setSorting(undefined),
    changeItem: ({ index, item }: ShownRow, texts: { section: string; note: string }) => {
      changeItems(list.items.with(index, { ...item, ...texts }));
      setOpened(undefined);
    },
  };
}
