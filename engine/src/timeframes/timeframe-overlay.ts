import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { closeTimeOf } from '../candles/interval.ts';
import { sliceCandles } from '../candles/to-candles.ts';
import type { Finding } from '../structure/finding.ts';

/** Candles that had closed by a moment (UTC milliseconds): all that a base candle closing then may know of another timeframe. */
export function closedCandles(candles: Candles, time: number): Candles {
  return sliceCandles(
    candles,
    0,
    firstWhere(candles, (openTime) => closeTimeOf(openTime, candles.interval) > time),
  );
}

/**
 * Puts findings of another timeframe onto base candles: `formedAt` is the base candle in which the candle of the finding opens, or
 * the first one after that (-1 before the first base candle), `confirmedAt` and the transitions are where that timeframe's candle had closed by the close of
 * the base candle. What no base candle knows yet is left out; undefined when that is the finding itself. Ids and refs get the timeframe in
 * front, so that two timeframes cannot share one.
 */
export function createTimeframeOverlay(
  base: Candles,
  other: Candles,
): (finding: Finding) => Finding | undefined {
  const openedAt = (index: number): number => {
    const time = at(other.openTime, index);
    return time < at(base.openTime, 0)
      ? -1
      : firstWhere(base, (openTime) => closeTimeOf(openTime, base.interval) > time);
  };
  const knownAt = (index: number): number => {
    const closeTime = closeTimeOf(at(other.openTime, index), other.interval);
    return firstWhere(base, (openTime) => closeTimeOf(openTime, base.interval) >= closeTime);
  };
  const named = (id: string): string => `${other.interval}.${id}`;
  return (finding) => {
    const confirmedAt = knownAt(finding.confirmedAt);
    if (confirmedAt >= base.length) return undefined;
    const { kind, direction, scale, label, timeframe, top, bottom, measures } = finding;
    const transitions = finding.transitions.map((transition) => ({
      ...transition,
      at: knownAt(transition.at),
    }));
    return {
      id: named(finding.id),
      kind,
      direction,
      scale,
      label,
      timeframe,
      formedAt: openedAt(finding.formedAt),
      confirmedAt,
      top,
      bottom,
      refs: finding.refs.map(named),
      transitions: transitions.filter((transition) => transition.at < base.length),
      measures,
    };
  };
}

/** Index of the first candle whose open time fulfils a condition that holds for all later ones too; the length when none does. */
function firstWhere(
  { openTime, length }: Candles,
  isReached: (openTime: number) => boolean,
): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isReached(at(openTime, middle))) high = middle;
    else low = middle + 1;
  }
  return low;
}
