import { chatPaths, type TechnicalWireAnalysis } from '@vela/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/use-language.ts';
import type { Api } from '../../lib/api.ts';

/** A chart by its name; without an interval it is the server's default. */
export type NamedChart = {
  readonly symbol: string;
  readonly interval: string | undefined;
  readonly limit: number;
};

/** A chart that is named: its analysis with its candles, or why there is none. */
export type LinkedChart = {
  readonly analysis: TechnicalWireAnalysis | undefined;
  readonly loading: boolean;
  readonly problem: Error | undefined;
  readonly retry: () => void;
  /** Puts a later analysis of the same chart in its place: a candle has closed. */
  readonly renew?: (analysis: TechnicalWireAnalysis) => void;
};

/** Analyses the instrument of a named chart; undefined where the chart is of an answer. */
export function useLinkedChart(api: Api, wanted: NamedChart | undefined): LinkedChart {
  const language = useLanguage();
  const { symbol, interval, limit } = wanted ?? {};
  const enabled = wanted !== undefined;
  const client = useQueryClient();
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: ['linked-chart', symbol, interval, limit, language],
    queryFn: async ({ signal }) => {
      const path = `${chatPaths.analyses}?include=candles`;
      const analysis = await api.request<TechnicalWireAnalysis>(path, {
        method: 'POST',
        json: { symbol, limit, ...(interval === undefined ? {} : { interval }) },
        signal,
      });
      // "eth" is named ETHUSDT in the address from now on: the same chart.
      const { instrument, interval: shown } = analysis;
      const canonical = ['linked-chart', instrument.symbol, shown, limit, language];
      client.setQueryData(canonical, analysis);
      return analysis;
    },
    enabled,
    staleTime: Infinity,
    retry: false,
  });
  return {
    analysis: enabled ? data : undefined,
    loading: enabled && isFetching,
    problem: enabled ? (error ?? undefined) : undefined,
    retry: () => void refetch(),
    renew: (analysis) =>
      void client.setQueryData(['linked-chart', symbol, interval, limit, language], analysis),
  };
}
