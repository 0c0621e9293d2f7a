import { apiPaths, type TechnicalWireAnalysis } from '@vela/contracts';
import { useQuery } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import type { ChatAddress } from './use-chat-address.ts';

/** A chart that an address names: its analysis with its candles, or why there is none. */
export type LinkedChart = {
  readonly analysis: TechnicalWireAnalysis | undefined;
  readonly loading: boolean;
  readonly problem: Error | undefined;
  readonly retry: () => void;
};

/**
 * Analyses the instrument that the address names. `isWanted` is false while the conversation has a
 * chart of its own.
 */
export function useLinkedChart(
  api: Api,
  { symbol, interval }: ChatAddress,
  isWanted: boolean,
): LinkedChart {
  const enabled = isWanted && symbol !== undefined;
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: ['linked-chart', symbol, interval],
    queryFn: async ({ signal, client }) => {
      const path = `${apiPaths.analyses}?include=candles`;
      const analysis = await api.request<TechnicalWireAnalysis>(path, {
        method: 'POST',
        json: { symbol, ...(interval === undefined ? {} : { interval }) },
        signal,
      });
      // "eth" is named ETHUSDT in the address from now on: the same chart.
      const { instrument, interval: shown } = analysis;
      client.setQueryData(['linked-chart', instrument.symbol, shown], analysis);
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
  };
}
