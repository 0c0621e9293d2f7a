/** Speeds in candles per second. */
export const replaySpeeds = [1, 2, 5, 10, 20] as const;
export type ReplaySpeed = (typeof replaySpeeds)[number];

/** A replay of the candles of an analysis: `at` is the index of the last candle shown. */
export type ReplayState = {
  readonly at: number;
  readonly playing: boolean;
  readonly speed: ReplaySpeed;
};

export type ReplayAction =
  | { readonly kind: 'start'; readonly at: number }
  | { readonly kind: 'stop' }
  | { readonly kind: 'step'; readonly by: number }
  | { readonly kind: 'jump'; readonly to: number }
  | { readonly kind: 'play' }
  | { readonly kind: 'pause' }
  | { readonly kind: 'tick' }
  | { readonly kind: 'speed'; readonly speed: ReplaySpeed };

type RunningAction = Exclude<ReplayAction, { readonly kind: 'start' | 'stop' }>;

const defaultSpeed: ReplaySpeed = 2;

function applyAction(state: ReplayState, action: RunningAction, last: number): ReplayState {
  const goTo = (index: number): ReplayState => ({
    ...state,
    at: Math.min(Math.max(0, index), last),
    playing: false,
  });
  if (action.kind === 'step') return goTo(state.at + action.by);
  if (action.kind === 'jump') return goTo(action.to);
  // Playing from the last candle restarts at the first one.
  if (action.kind === 'play')
    return { ...state, at: state.at === last ? 0 : state.at, playing: true };
  if (action.kind === 'pause') return { ...state, playing: false };
  if (action.kind === 'speed') return { ...state, speed: action.speed };
  return state.playing ? { ...goTo(state.at + 1), playing: state.at + 1 < last } : state;
}

/** Reducer of a replay of `count` candles; manual moves pause it, the last candle stops it. */
export function reduceReplay(
  state: ReplayState | undefined,
  action: ReplayAction,
  count: number,
): ReplayState | undefined {
  if (count === 0 || action.kind === 'stop') return undefined;
  if (action.kind !== 'start') return state && applyAction(state, action, count - 1);
  return {
    at: Math.min(Math.max(0, action.at), count - 1),
    playing: false,
    speed: state?.speed ?? defaultSpeed,
  };
}
