import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Api } from '../../../lib/api.ts';
import type { ChartData } from '../use-chart-data.ts';
import { type Replay, type ReplayControl, useReplay } from './use-replay.ts';

const ReplayContext = createContext<ReplayControl | undefined>(undefined);

/** Provides a chart's replay; a replay candle renders only the components subscribed to it. */
export function ReplayProvider({
  api,
  data,
  children,
}: {
  api: Api;
  data: ChartData;
  children: ReactNode;
}) {
  return <ReplayContext value={useReplay(api, data)}>{children}</ReplayContext>;
}

/** Controls of the replay: the same at all of its candles. */
export function useReplayControl(): ReplayControl {
  const control = useContext(ReplayContext);
  if (control === undefined) throw new Error('There is a replay only within its provider');
  return control;
}

/** The current replay; the calling component renders at each of its candles. */
export function useReplayNow(): Replay {
  const { loading, problem, retry, act, shownNow, stateNow, subscribe } = useReplayControl();
  const state = useSyncExternalStore(subscribe, stateNow);
  const shown = useSyncExternalStore(subscribe, shownNow);
  return { loading, problem, retry, act, state, shown };
}
