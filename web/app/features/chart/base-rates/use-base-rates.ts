import { apiPaths, type BaseRate, type BaseRateList } from '@vela/contracts';
import { useQuery } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';
import type { ChartAnalysis } from '../chart-analysis.ts';

const none: readonly BaseRate[] = [];
const askAgainMs = 4_000;

/** How often what happened on this series; empty while it is being counted, and where it cannot be had: nothing depends on it. */
export function useBaseRates(
  api: Api,
  { instrument, interval, id }: ChartAnalysis,
): readonly BaseRate[] {
  const query = new URLSearchParams({ symbol: instrument.symbol, interval }).toString();
  const { data } = useQuery({
    queryKey: ['base-rates', id, query],
    queryFn: ({ signal }) =>
      api.request<BaseRateList>(`${apiPaths.baseRates}?${query}`, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.status === 'computing' && state.dataUpdateCount < 15 ? askAgainMs : false,
    staleTime: Infinity,
    retry: false,
  });
  return data?.cells ?? none;
}
