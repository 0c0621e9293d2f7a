import { pickBar, type Bar, type Structure } from './bar.ts';
import type { Turn } from './turns.ts';

type Scale = {
  readonly scale: string;
  readonly turns: readonly Turn[];
  /** The swings of `turns`, one for each: the broken one is told so. */
  readonly swings: readonly Structure[];
  /** Pivots of the larger scale; absent at the largest. */
  readonly larger?: readonly Turn[];
};

/** For each candle the index of the latest pivot of a side that is known by it; -1 without one. */
function findLatest(turns: readonly Turn[], isHigh: boolean, length: number): number[] {
  const latest = Array.from({ length }, () => -1);
  for (const [index, turn] of turns.entries()) {
    if (turn.isHigh === isHigh) latest.fill(index, turn.knownAt);
  }
  return latest;
}

/** First close strictly back beyond the broken level within ten candles. */
function findFailure(bars: readonly Bar[], broken: Structure): void {
  const isUp = broken.direction === 'bullish';
  const end = Math.min(bars.length - 1, broken.confirmedAt + 10);
  for (let t = broken.confirmedAt + 1; t <= end; t += 1) {
    const { close } = pickBar(bars, t);
    if (isUp ? close >= broken.top : close <= broken.top) continue;
    broken.steps.push(['failed', t, close]);
    return;
  }
}

/** The unbroken pivot of a side that the close of candle `t` is beyond, by its index; else -1. */
function findBroken(bars: readonly Bar[], view: View, t: number): number {
  const { turns, larger, isBroken } = view;
  const { close } = pickBar(bars, t);
  const index = view.latest[t] ?? -1;
  const turn = turns[index];
  if (turn === undefined || isBroken.has(index)) return -1;
  if (turn.isHigh ? close <= turn.price : close >= turn.price) return -1;
  if (larger === undefined) return index;
  const level = larger[view.latestLarger[t] ?? -1]?.price;
  return level === undefined || level === turn.price ? -1 : index;
}

/** The pivots of one side as they are known candle by candle. */
type View = Pick<Scale, 'turns' | 'larger'> & {
  readonly latest: readonly number[];
  readonly latestLarger: readonly number[];
  readonly isBroken: Set<number>;
};

function viewSide(scale: Scale, isHigh: boolean, length: number): View {
  return {
    ...scale,
    latest: findLatest(scale.turns, isHigh, length),
    latestLarger: findLatest(scale.larger ?? [], isHigh, length),
    isBroken: new Set(),
  };
}

/** Breaks of structure and changes of character of one scale (section 6, item 3). */
export function findBreaks(bars: readonly Bar[], input: Scale): Structure[] {
  const { scale, turns, swings } = input;
  const breaks: Structure[] = [];
  const views = [true, false].map((isHigh) => viewSide(input, isHigh, bars.length));
  let bias = '';
  for (let t = 0; t < bars.length; t += 1) {
    for (const view of views) {
      const index = findBroken(bars, view, t);
      const turn = turns[index];
      if (turn === undefined) continue;
      const direction = turn.isHigh ? 'bullish' : 'bearish';
      const isAgainst = bias !== '' && bias !== direction;
      const event: Structure = {
        kind: isAgainst ? 'change-of-character' : 'break-of-structure',
        direction,
        scale,
        formedAt: turn.formedAt,
        confirmedAt: t,
        top: turn.price,
        bottom: turn.price,
        steps: [],
      };
      findFailure(bars, event);
      breaks.push(event);
      swings[index]?.steps.push(['broken', t, pickBar(bars, t).close]);
      view.isBroken.add(index);
      bias = direction;
    }
  }
  return breaks;
}
