import { chatPaths, type TechnicalWireAnalysis } from '@vela/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/use-language.ts';
import type { Api } from '../../lib/api.ts';

/** A chart by its name; without an interval it is the server's default. */
export type NamedChart = {
  readonly symbol: string;
  readonly interval: string | undefined;
  readonly limit: number;
  /** Its only source; undefined: the one that answers. */
  readonly vendor?: string | undefined;
};

/** A chart that is named: its analysis with its candles, or why there is none. */
export type LinkedChart = {
  readonly analysis: TechnicalWireAnalysis | undefined;
  /** What was asked for, of which source. */
  readonly symbol?: string | undefined;
  readonly vendor?: string | undefined;
  readonly loading: boolean;
  readonly problem: Error | undefined;
  readonly retry: () => void;
  /** Puts a later analysis of the same chart in its place: a candle has closed. */
  readonly renew?: (analysis: TechnicalWireAnalysis) => void;
};

/** Analyses the instrument of a named chart; undefined where the chart is of an answer. */
export function useLinkedChart(api: Api, wanted: NamedChart | undefined): LinkedChart {
  const language = useLanguage();
  const { symbol, interval, limit, vendor } = wanted ?? {};
  const toKey = (...name: unknown[]) => ['linked-chart', ...name, vendor, limit, language];
  const enabled = wanted !== undefined;
  const client = useQueryClient();
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: toKey(symbol, interval),
    queryFn: async ({ signal }) => {
      const path = `${chatPaths.analyses}?include=candles`;
      const analysis = await api.request<TechnicalWireAnalysis>(path, {
        method: 'POST',
        // What is undefined is left out.
        json: { symbol, limit, interval, vendor },
        signal,
      });
      // "eth" is named ETHUSDT in the address from now on: the same chart.
      const { instrument, interval: shown } = analysis;
      client.setQueryData(toKey(instrument.symbol, shown), analysis);
      return analysis;
    },
    enabled,
    staleTime: Infinity,
    retry: false,
  });
  return {
    analysis: enabled ? data : undefined,
    symbol,
    vendor,
    loading: enabled && isFetching,
    problem: enabled ? (error ?? undefined) : undefined,
    retry: () => void refetch(),
    renew: (analysis) => void client.setQueryData(toKey(symbol, interval), analysis),
  };
}
