import {
  type ChangeWatchlistRequest,
  type CreateWatchlistRequest,
  type Interval,
  type Watchlist,
  type WatchlistList,
  type WatchlistRows,
  watchPaths,
} from '@vela/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { Api } from '../../../lib/api.ts';

const queryKey = ['watchlists'];
/** Closes are asked for this often while a list is shown. */
const pollMs = 30_000;

/** The watchlists of the account. */
export function useWatchlists(api: Api) {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => api.request<WatchlistList>(watchPaths.watchlists, { signal }),
  });
}

/** What the candles of the instruments of a list say. */
export function useWatchlistRows(api: Api, list: Watchlist | undefined, interval: Interval) {
  const language = useLanguage();
  const symbols = list?.items.map(({ symbol }) => symbol).toSorted() ?? [];
  return useQuery({
    queryKey: ['watchlist-rows', list?.id, symbols, interval, language],
    queryFn: ({ signal }) =>
      api.request<WatchlistRows>(
        `${watchPaths.watchlistRows(list?.id ?? '')}?interval=${interval}`,
        {
          signal,
        },
      ),
    enabled: list !== undefined && symbols.length > 0,
    refetchInterval: pollMs,
    placeholderData: keepPreviousData,
  });
}

export type ListChange =
  | { kind: 'create'; list: CreateWatchlistRequest }
  | { kind: 'change'; id: string; change: ChangeWatchlistRequest }
  | { kind: 'delete'; id: string };

async function sendChange(api: Api, wanted: ListChange): Promise<Watchlist | undefined> {
  if (wanted.kind === 'delete')
    return api.request<undefined>(watchPaths.watchlist(wanted.id), { method: 'DELETE' });
  if (wanted.kind === 'create')
    return api.request(watchPaths.watchlists, { method: 'POST', json: wanted.list });
  return api.request(watchPaths.watchlist(wanted.id), { method: 'PATCH', json: wanted.change });
}

/** Makes, changes or deletes a list; a changed order is shown at once. */
export function useChangeLists(api: Api) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wanted: ListChange) => sendChange(api, wanted),
    onMutate: (wanted) => {
      if (wanted.kind !== 'change') return;
      const { items } = wanted.change;
      client.setQueryData<WatchlistList>(queryKey, (lists) =>
        lists === undefined
          ? undefined
          : {
              ...lists,
              items: lists.items.map((list) =>
                // Symbols that are new may not be known: they are shown once they are stored.
                list.id === wanted.id && (items?.length ?? 0) <= list.items.length
                  ? { ...list, ...wanted.change }
                  : list,
              ),
            },
      );
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
