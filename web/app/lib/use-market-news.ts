import { eventPaths, type MarketNews } from '@vela/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from './session/session-provider.tsx';

export type NewsFilter = {
  readonly symbol?: string;
  readonly category?: string;
  readonly limit?: number;
};

const minuteMs = 60_000;

/** Stories that pass a filter, read again each minute. */
export function useMarketNews({ symbol = '', category = '', limit }: NewsFilter) {
  const api = useApi();
  const asked = new URLSearchParams();
  if (symbol !== '') asked.set('symbol', symbol);
  if (category !== '') asked.set('category', category);
  if (limit !== undefined) asked.set('limit', String(limit));
  return useQuery({
    queryKey: ['market-news', asked.toString()],
    queryFn: ({ signal }) =>
      api.request<MarketNews>(`${eventPaths.marketNews}?${asked}`, { signal }),
    placeholderData: keepPreviousData,
    staleTime: minuteMs,
    refetchInterval: minuteMs,
  });
}
