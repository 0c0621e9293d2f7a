import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { AlertDirection, AlertHit, AlertSide } from './alert-condition.ts';
import type { AlertSignal } from './alert-signal.ts';
import type { CandleRange } from './structure-hits.ts';

/** The side after a candle: equality and undefined values keep the old one. */
function toSide(signal: AlertSignal, t: number, before: AlertSide): AlertSide {
  const difference = signal.subject(t) - signal.against(t);
  if (difference > 0) return 1;
  return difference < 0 ? -1 : before;
}

/** The side as of the close of candle `t`; 0 where the values begin later. */
export function readSide(signal: AlertSignal, t: number): AlertSide {
  for (let index = t; index >= 0; index--) {
    if (Number.isNaN(signal.subject(index) - signal.against(index))) return 0;
    const side = toSide(signal, index, 0);
    if (side !== 0) return side;
  }
  return 0;
}

const isAsked = (direction: AlertDirection, side: AlertSide): boolean =>
  direction === 'either' || (direction === 'up') === (side === 1);

export type SideHits = { readonly hits: AlertHit[]; readonly side: AlertSide };

type Crossing = {
  readonly signal: AlertSignal;
  readonly direction: AlertDirection;
  readonly side: AlertSide;
};

/** Closes at which the side changes. The first known side is no change. */
export function findCloseHits(
  { signal, direction, side: begin }: Crossing,
  { from, to }: CandleRange,
): SideHits {
  const hits: AlertHit[] = [];
  let side = begin;
  for (let t = from; t < to; t++) {
    const next = toSide(signal, t, side);
    if (side !== 0 && next !== side && isAsked(direction, next))
      hits.push({
        at: t,
        value: signal.subject(t),
        against: signal.against(t),
        side: next === 1 ? 'up' : 'down',
      });
    side = next;
  }
  return { hits, side };
}

// One hit a candle: the first crossing, from the side of the closes before it.
/** Candles whose high or low goes beyond the level, seen from the last close. */
export function findIntrabarHits(
  { signal, direction, side: begin }: Crossing,
  candles: Candles,
  { from, to }: CandleRange,
): SideHits {
  const hits: AlertHit[] = [];
  let side = begin;
  for (let t = from; t < to; t++) {
    const level = signal.against(t);
    const isUp = side === -1 && at(candles.high, t) > level && isAsked(direction, 1);
    const isDown = side === 1 && at(candles.low, t) < level && isAsked(direction, -1);
    if (isUp || isDown)
      hits.push({ at: t, value: level, against: level, side: isUp ? 'up' : 'down' });
    side = toSide(signal, t, side);
  }
  return { hits, side };
}
