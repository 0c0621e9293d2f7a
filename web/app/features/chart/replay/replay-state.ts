/** Candles a second while a replay plays. */
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
  /** One candle of playing. */
  | { readonly kind: 'tick' }
  | { readonly kind: 'speed'; readonly speed: ReplaySpeed };

type Onward = Exclude<ReplayAction, { readonly kind: 'start' | 'stop' }>;

const usualSpeed: ReplaySpeed = 2;

function moved(state: ReplayState, action: Onward, last: number): ReplayState {
  const goTo = (index: number): ReplayState => ({
    ...state,
    at: Math.min(Math.max(0, index), last),
    playing: false,
  });
  if (action.kind === 'step') return goTo(state.at + action.by);
  if (action.kind === 'jump') return goTo(action.to);
  // At the end there is nothing left to play: it begins again.
  if (action.kind === 'play')
    return { ...state, at: state.at === last ? 0 : state.at, playing: true };
  if (action.kind === 'pause') return { ...state, playing: false };
  if (action.kind === 'speed') return { ...state, speed: action.speed };
  return state.playing ? { ...goTo(state.at + 1), playing: state.at + 1 < last } : state;
}

/** The next state of a replay of `count` candles; undefined while none is on. Whoever steps or jumps by hand has paused; at the end it stops by itself. */
export function replayAfter(
  state: ReplayState | undefined,
  action: ReplayAction,
  count: number,
): ReplayState | undefined {
  if (count === 0 || action.kind === 'stop') return undefined;
  if (action.kind !== 'start') return state && moved(state, action, count - 1);
  return {
    at: Math.min(Math.max(0, action.at), count - 1),
    playing: false,
    speed: state?.speed ?? usualSpeed,
  };
}
