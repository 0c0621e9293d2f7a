import { apiPaths, type WireCandles } from '@vela/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import type { ChartAnalysis } from './chart-analysis.ts';

/**
 * Candles and the analysis they belong to: they are only ever shown together. `candles` are the first ones of `whole`: all of them, or in
 * a replay those up to its candle.
 */
export type ChartData = { analysis: ChartAnalysis; candles: WireCandles; whole: WireCandles };

/** The candles that came are not the ones the analysis was made of. */
export class CandlesMismatch extends Error {}

/** Query for exactly the candles an analysis speaks of, and for what is found in them. */
export function seriesQuery({ instrument, interval, candles }: ChartAnalysis): string {
  const { count, to } = candles;
  return new URLSearchParams({ symbol: instrument.symbol, interval, limit: String(count), before: String(to + 1) }).toString();
}

/** Whether these are the candles the analysis was made of, no more and no fewer. */
export function belongsTo(candles: WireCandles, analysis: ChartAnalysis): boolean {
  const { count, from, to } = analysis.candles;
  return candles.openTime.length === count && candles.openTime[0] === from && candles.openTime.at(-1) === to;
}

async function getChartData(api: Api, analysis: ChartAnalysis, signal: AbortSignal): Promise<ChartData> {
  const candles = await api.request<WireCandles>(`${apiPaths.candles}?${seriesQuery(analysis)}`, { signal });
  if (!belongsTo(candles, analysis)) throw new CandlesMismatch();
  return { analysis, candles, whole: candles };
}

export type CandlesState = {
  /** What is on the chart: while the next one loads, still the last one, with the analysis it belongs to. */
  shown: ChartData | undefined;
  loading: boolean;
  problem: Error | undefined;
  retry: () => void;
};

/** Fetches the candles of an analysis; chart and analysis switch at once. */
export function useCandles(api: Api, analysis: ChartAnalysis | undefined): CandlesState {
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: ['candles', analysis?.id],
    queryFn: ({ signal }) => (analysis === undefined ? null : getChartData(api, analysis, signal)),
    enabled: analysis !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    structuralSharing: false,
  });
  return {
    shown: analysis === undefined ? undefined : (data ?? undefined),
    loading: isFetching,
    problem: error ?? undefined,
    retry: () => void refetch(),
  };
}
