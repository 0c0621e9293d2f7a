import { chatPaths, type BaseRateList } from '@vela/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Api } from '../../../lib/api.ts';
import type { ChartAnalysis } from '../chart-analysis.ts';
import { noShownRates, type ShownRates } from './find-base-rates.ts';

const pollIntervalMs = 4_000;

/** Fetches a series' base rates; empty while computed and on errors: nothing depends on them. */
export function useBaseRates(api: Api, analysis: ChartAnalysis): ShownRates {
  const { instrument, interval, source, id } = analysis;
  const { vendor } = source;
  const query = new URLSearchParams({ symbol: instrument.symbol, interval, vendor }).toString();
  const { data } = useQuery({
    queryKey: ['base-rates', id, query],
    queryFn: ({ signal }) =>
      api.request<BaseRateList>(`${chatPaths.baseRates}?${query}`, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.status === 'computing' && state.dataUpdateCount < 15 ? pollIntervalMs : false,
    staleTime: Infinity,
    retry: false,
  });
  return useMemo(() => toShownRates(data), [data]);
}

function toShownRates(list: BaseRateList | undefined): ShownRates {
  if (list?.countedFrom === undefined || list.countedTo === undefined) return noShownRates;
  const { cells, countedFrom, countedTo, artefact } = list;
  const isRefused = artefact !== undefined && artefact.countedFrom === undefined;
  return {
    rates: cells,
    from: countedFrom,
    to: countedTo,
    ...(isRefused ? { refused: artefact.kind } : {}),
  };
}
