import { chatPaths, type TechnicalWireAnalysis, type WireCandles } from '@vela/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { getCandle, type CandleRow } from './candle-index.ts';
import type { ChartAnalysis } from './chart-analysis.ts';

/** Shown together. The first `count` candles of `whole` are shown: all, or a replay's so far. */
export type ChartData = { analysis: ChartAnalysis; whole: WireCandles; count: number };

/** The candle at `index`; undefined for candles after that of a replay. */
export function getShownCandle({ whole, count }: ChartData, index: number): CandleRow | undefined {
  return index < count ? getCandle(whole, index) : undefined;
}

/** The last candle shown. */
export function getLastCandle(shown: ChartData): CandleRow | undefined {
  return getShownCandle(shown, shown.count - 1);
}

/** URL query for exactly the candles of an analysis; also used for what is calculated from them. */
export function createSeriesQuery({
  instrument,
  interval,
  source,
  candles,
}: ChartAnalysis): string {
  const { count, to } = candles;
  return new URLSearchParams({
    symbol: instrument.symbol,
    interval,
    limit: String(count),
    before: String(to + 1),
    vendor: source.vendor,
  }).toString();
}

/** The chart of an analysis that came with its candles. Throws without them. */
export function toChartData({
  candleColumns: whole,
  ...analysis
}: TechnicalWireAnalysis): ChartData {
  if (whole === undefined) throw new Error('the analysis came without its candles');
  return { analysis, whole, count: whole.openTime.length };
}

async function getChartData(api: Api, id: string, signal: AbortSignal): Promise<ChartData> {
  const path = `${chatPaths.analysis(id)}?include=candles`;
  return toChartData(await api.request<TechnicalWireAnalysis>(path, { signal }));
}

export type ChartDataState = {
  /** Data on the chart: while the next one loads, the previous one with its own analysis. */
  shown: ChartData | undefined;
  loading: boolean;
  problem: Error | undefined;
  retry: () => void;
};

/** Gets an analysis by id with the candles it was made of, unless both are `known`. */
export function useChartData(
  api: Api,
  id: string | undefined,
  known?: TechnicalWireAnalysis,
): ChartDataState {
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: ['chart', id],
    queryFn: ({ signal }) => (id === undefined ? null : getChartData(api, id, signal)),
    enabled: id !== undefined,
    ...(known !== undefined && known.id === id ? { initialData: () => toChartData(known) } : {}),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    structuralSharing: false,
  });
  return {
    shown: id === undefined ? undefined : (data ?? undefined),
    loading: isFetching,
    problem: error ?? undefined,
    retry: () => void refetch(),
  };
}
