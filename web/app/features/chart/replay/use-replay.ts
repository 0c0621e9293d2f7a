import { chatPaths, type FindingHistory } from '@vela/contracts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Api } from '../../../lib/api.ts';
import type { ChartAnalysis } from '../chart-analysis.ts';
import { type ChartData, createSeriesQuery } from '../use-chart-data.ts';
import { createKnownFindings } from './known-findings.ts';
import { reduceReplay, type ReplayAction, type ReplayState } from './replay-state.ts';
import { ReplayStore } from './replay-store.ts';

/** Thrown when the findings received do not belong to the candles of the analysis. */
class HistoryMismatch extends Error {}

async function getHistory(
  api: Api,
  analysis: ChartAnalysis,
  signal: AbortSignal,
): Promise<FindingHistory> {
  const history = await api.request<FindingHistory>(
    `${chatPaths.findings}?${createSeriesQuery(analysis)}`,
    { signal },
  );
  if (history.from !== analysis.candles.from || history.to !== analysis.candles.to)
    throw new HistoryMismatch();
  return history;
}

/** The part of a replay that does not change with its candle. */
export type ReplayControl = {
  readonly isOn: boolean;
  /** The finding history is loading: the replay starts after it. */
  readonly loading: boolean;
  readonly problem: Error | undefined;
  readonly retry: () => void;
  readonly act: (action: ReplayAction) => void;
  readonly shownNow: () => ChartData;
  /** Current state; undefined while it is not on. */
  readonly stateNow: () => ReplayState | undefined;
  /** Subscribes to every candle. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
};

export type Replay = Pick<ReplayControl, 'loading' | 'problem' | 'retry' | 'act'> & {
  readonly state: ReplayState | undefined;
  /** Data of the chart: everything, or in a replay what was known at the close of its candle. */
  readonly shown: ChartData;
};

/** Creates the data shown at a candle index, once the history is loaded; caches its last result. */
function createShown(
  data: ChartData,
  history: FindingHistory | undefined,
): (at: number | undefined) => ChartData {
  const { whole } = data;
  const knownAt = history && createKnownFindings(history.findings);
  let { analysis } = data;
  let last: ChartData | undefined;
  return (at) => {
    const openTime = at === undefined ? undefined : whole.openTime[at];
    if (at === undefined || openTime === undefined || knownAt === undefined) return data;
    const findings = knownAt(openTime);
    if (analysis.findings !== findings) analysis = { ...analysis, findings };
    if (last?.count !== at + 1) last = { analysis, whole, count: at + 1 };
    return last;
  };
}

/**
 * Replays the candles of an analysis with what was known at each of them. It ends when the candles
 * change; another analysis of the same ones (that of an answer follows the chart's own) continues it.
 */
export function useReplay(api: Api, data: ChartData): ReplayControl {
  const { analysis, whole } = data;
  const series = createSeriesQuery(analysis);
  const count = whole.openTime.length;
  const [store] = useState(() => new ReplayStore());
  useEffect(() => () => store.end(series), [store, series]);
  const stateNow = useCallback(() => store.getState(series), [store, series]);
  const act = useCallback(
    (action: ReplayAction): void => {
      const next = reduceReplay(store.getState(series), action, count);
      store.set(next === undefined ? undefined : { series, state: next });
    },
    [store, series, count],
  );
  const isOn = useSyncExternalStore(store.subscribe, () => stateNow() !== undefined);
  const {
    data: history,
    error,
    refetch,
  } = useQuery({
    queryKey: ['finding-history', analysis.id],
    queryFn: ({ signal }) => getHistory(api, analysis, signal),
    enabled: isOn,
    staleTime: Infinity,
    structuralSharing: false,
  });
  const ready = history !== undefined;
  const speed = useSyncExternalStore(store.subscribe, () =>
    stateNow()?.playing === true ? stateNow()?.speed : undefined,
  );
  const pace = ready ? speed : undefined;
  useEffect(() => {
    if (pace === undefined) return undefined;
    const timer = setInterval(() => act({ kind: 'tick' }), 1000 / pace);
    return () => clearInterval(timer);
  }, [pace, act]);

  const shownAt = useMemo(() => createShown(data, history), [data, history]);
  const loading = isOn && !ready && error === null;
  const problem = isOn ? (error ?? undefined) : undefined;
  return useMemo(
    () => ({
      isOn,
      loading,
      problem,
      retry: () => void refetch(),
      act,
      shownNow: () => shownAt(stateNow()?.at),
      stateNow,
      subscribe: store.subscribe,
    }),
    [isOn, loading, problem, refetch, act, shownAt, stateNow, store],
  );
}
