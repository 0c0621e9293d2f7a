import { apiPaths, type BaseRate, type BaseRateList } from '@vela/contracts';
import { useQuery } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';
import type { ChartAnalysis } from '../chart-analysis.ts';

const none: readonly BaseRate[] = [];
const pollIntervalMs = 4_000;

/** Fetches a series' base rates; empty while computed and on errors: nothing depends on them. */
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
      state.data?.status === 'computing' && state.dataUpdateCount < 15 ? pollIntervalMs : false,
    staleTime: Infinity,
    retry: false,
  });
  return data?.cells ?? none;
}
