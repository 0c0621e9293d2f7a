import { apiPaths, type WireCandles } from '@vela/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { candleAt, type CandleRow } from './candle-index.ts';
import type { ChartAnalysis } from './chart-analysis.ts';

/**
 * Candles and the analysis they belong to: they are only ever shown together. Of the `whole` the first `count` candles are shown: all of
 * them, or in a replay those up to its candle.
 */
export type ChartData = { analysis: ChartAnalysis; whole: WireCandles; count: number };

/** A candle that is shown; undefined for those that lie ahead of a replay. */
export function shownCandle({ whole, count }: ChartData, index: number): CandleRow | undefined {
  return index < count ? candleAt(whole, index) : undefined;
}

/** The last candle that is shown. */
export function lastCandle(shown: ChartData): CandleRow | undefined {
  return shownCandle(shown, shown.count - 1);
}

/** The candles that came are not the ones the analysis was made of. */
export class CandlesMismatch extends Error {}

/** Query for exactly the candles an analysis speaks of, and for what is found in them. */
export function seriesQuery({ instrument, interval, candles }: ChartAnalysis): string {
  const { count, to } = candles;
  return new URLSearchParams({
    symbol: instrument.symbol,
    interval,
    limit: String(count),
    before: String(to + 1),
  }).toString();
}

/** Whether these are the candles the analysis was made of, no more and no fewer. */
export function belongsTo(candles: WireCandles, analysis: ChartAnalysis): boolean {
  const { count, from, to } = analysis.candles;
  return (
    candles.openTime.length === count &&
    candles.openTime[0] === from &&
    candles.openTime.at(-1) === to
  );
}

async function getChartData(
  api: Api,
  analysis: ChartAnalysis,
  signal: AbortSignal,
): Promise<ChartData> {
  const whole = await api.request<WireCandles>(`${apiPaths.candles}?${seriesQuery(analysis)}`, {
    signal,
  });
  if (!belongsTo(whole, analysis)) throw new CandlesMismatch();
  return { analysis, whole, count: whole.openTime.length };
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
