import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Api } from '../../../lib/api.ts';
import type { ChartData } from '../use-candles.ts';
import { type Replay, type ReplayControl, useReplay } from './use-replay.ts';

const ReplayContext = createContext<ReplayControl | undefined>(undefined);

/** Holds the replay of a chart. A candle of it draws anew only what asks for it. */
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

/** How the replay is handled: the same at all of its candles. */
export function useReplayControl(): ReplayControl {
  const control = useContext(ReplayContext);
  if (control === undefined) throw new Error('There is a replay only within its provider');
  return control;
}

/** The replay as it stands: whoever asks for it is drawn anew at each of its candles. */
export function useReplayNow(): Replay {
  const { loading, problem, retry, act, shownNow, stateNow, subscribe } = useReplayControl();
  const state = useSyncExternalStore(subscribe, stateNow);
  const shown = useSyncExternalStore(subscribe, shownNow);
  return { loading, problem, retry, act, state, shown };
}
