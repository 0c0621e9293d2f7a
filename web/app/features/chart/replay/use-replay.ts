import { apiPaths, type FindingHistory, findingsKnownAt } from '@vela/contracts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Api } from '../../../lib/api.ts';
import type { ChartAnalysis } from '../chart-analysis.ts';
import { type ChartData, seriesQuery } from '../use-candles.ts';
import { firstCandles } from './first-candles.ts';
import { replayAfter, type ReplayAction, type ReplayState } from './replay-state.ts';

/** The structures that came do not belong to the candles of the analysis. */
class HistoryMismatch extends Error {}

async function getHistory(api: Api, analysis: ChartAnalysis, signal: AbortSignal): Promise<FindingHistory> {
  const history = await api.request<FindingHistory>(`${apiPaths.findings}?${seriesQuery(analysis)}`, { signal });
  if (history.from !== analysis.candles.from || history.to !== analysis.candles.to) throw new HistoryMismatch();
  return history;
}

export type Replay = {
  /** Undefined while no replay is on. */
  readonly state: ReplayState | undefined;
  /** Structures with their history are on their way: nothing is replayed before they are there. */
  readonly loading: boolean;
  readonly problem: Error | undefined;
  readonly retry: () => void;
  readonly act: (action: ReplayAction) => void;
  /** What the chart shows: everything, or in a replay what was known at the close of its candle. */
  readonly shown: ChartData;
};

/** Replays the candles of an analysis with what was known at each of them. Another analysis ends it. */
export function useReplay(api: Api, data: ChartData): Replay {
  const { analysis, candles } = data;
  const count = candles.openTime.length;
  const [started, setStarted] = useState<{ analysisId: string; state: ReplayState }>();
  const state = started?.analysisId === analysis.id ? started.state : undefined;
  const act = useCallback(
    (action: ReplayAction): void =>
      setStarted((before) => {
        const next = replayAfter(before?.analysisId === analysis.id ? before.state : undefined, action, count);
        return next === undefined ? undefined : { analysisId: analysis.id, state: next };
      }),
    [analysis.id, count],
  );
  const {
    data: history,
    error,
    refetch,
  } = useQuery({
    queryKey: ['finding-history', analysis.id],
    queryFn: ({ signal }) => getHistory(api, analysis, signal),
    enabled: state !== undefined,
    staleTime: Infinity,
    structuralSharing: false,
  });
  const ready = history !== undefined;
  const pace = state?.playing === true && ready ? state.speed : undefined;
  useEffect(() => {
    if (pace === undefined) return undefined;
    const timer = setInterval(() => act({ kind: 'tick' }), 1000 / pace);
    return () => clearInterval(timer);
  }, [pace, act]);

  const at = state?.at;
  const shown = useMemo(() => {
    const openTime = at === undefined ? undefined : candles.openTime[at];
    if (at === undefined || openTime === undefined || history === undefined) return data;
    const findings = findingsKnownAt(history.findings, openTime);
    return { analysis: { ...analysis, findings }, candles: firstCandles(candles, at + 1), whole: candles };
  }, [data, analysis, candles, history, at]);
  return {
    state,
    loading: state !== undefined && !ready && error === null,
    problem: state === undefined ? undefined : (error ?? undefined),
    retry: () => void refetch(),
    act,
    shown,
  };
}
