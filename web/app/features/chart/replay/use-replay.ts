import { apiPaths, type FindingHistory } from '@vela/contracts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Api } from '../../../lib/api.ts';
import type { ChartAnalysis } from '../chart-analysis.ts';
import { type ChartData, seriesQuery } from '../use-candles.ts';
import { createKnownFindings } from './known-findings.ts';
import { replayAfter, type ReplayAction, type ReplayState } from './replay-state.ts';
import { ReplayStore } from './replay-store.ts';

/** The structures that came do not belong to the candles of the analysis. */
class HistoryMismatch extends Error {}

async function getHistory(
  api: Api,
  analysis: ChartAnalysis,
  signal: AbortSignal,
): Promise<FindingHistory> {
  const history = await api.request<FindingHistory>(
    `${apiPaths.findings}?${seriesQuery(analysis)}`,
    { signal },
  );
  if (history.from !== analysis.candles.from || history.to !== analysis.candles.to)
    throw new HistoryMismatch();
  return history;
}

/** What is the same at every candle of a replay. */
export type ReplayControl = {
  readonly isOn: boolean;
  /** Structures with their history are on their way: nothing is replayed before they are there. */
  readonly loading: boolean;
  readonly problem: Error | undefined;
  readonly retry: () => void;
  readonly act: (action: ReplayAction) => void;
  /** What the chart shows at the moment. */
  readonly shownNow: () => ChartData;
  /** Where it is at the moment; undefined while it is not on. */
  readonly stateNow: () => ReplayState | undefined;
  /** Tells of every candle. Returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
};

export type Replay = Pick<ReplayControl, 'loading' | 'problem' | 'retry' | 'act'> & {
  /** Undefined while no replay is on. */
  readonly state: ReplayState | undefined;
  /** What the chart shows: everything, or in a replay what was known at the close of its candle. */
  readonly shown: ChartData;
};

/** What is shown of the candles at one of them, once the history of the structures has come. It remembers what it gave last. */
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

/** Replays the candles of an analysis with what was known at each of them. Another analysis ends it. */
export function useReplay(api: Api, data: ChartData): ReplayControl {
  const { analysis, whole } = data;
  const count = whole.openTime.length;
  const [store] = useState(() => new ReplayStore());
  useEffect(() => () => store.end(analysis.id), [store, analysis.id]);
  const stateNow = useCallback(() => store.stateOf(analysis.id), [store, analysis.id]);
  const act = useCallback(
    (action: ReplayAction): void => {
      const next = replayAfter(store.stateOf(analysis.id), action, count);
      store.set(next === undefined ? undefined : { analysisId: analysis.id, state: next });
    },
    [store, analysis.id, count],
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
