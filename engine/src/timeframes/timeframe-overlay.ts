import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { calculateCloseTime } from '../candles/interval.ts';
import { sliceCandles } from '../candles/to-candles.ts';
import type { Finding } from '../structure/finding.ts';

/** Candles closed by a time (UTC ms): all that a base candle closing then may use. */
export function selectClosedCandles(candles: Candles, time: number): Candles {
  return sliceCandles(candles, 0, findClosing(candles, time, { orAt: false }));
}

/** The first candle that closes after a time (UTC ms), or at it; the length if none does. */
function findClosing(candles: Candles, time: number, { orAt }: { readonly orAt: boolean }): number {
  const { openTime, interval, length } = candles;
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const closeTime = calculateCloseTime(at(openTime, middle), interval);
    if (closeTime > time || (orAt && closeTime === time)) high = middle;
    else low = middle + 1;
  }
  return low;
}

// `formedAt` is the base candle in which the finding's candle opens, or the first after (-1 before
// all); `confirmedAt` and transitions the first by whose close that candle had closed. Transitions
// beyond the base candles are dropped, and undefined is returned when the finding itself is. Ids
// and refs are prefixed with the timeframe, so that they are unique across timeframes.
/** Maps findings of another timeframe to base candles. */
export function createTimeframeOverlay(
  base: Candles,
  other: Candles,
): (finding: Finding) => Finding | undefined {
  const openedAt = (index: number): number => {
    const time = at(other.openTime, index);
    return time < at(base.openTime, 0) ? -1 : findClosing(base, time, { orAt: false });
  };
  const knownAt = (index: number): number => {
    const closeTime = calculateCloseTime(at(other.openTime, index), other.interval);
    return findClosing(base, closeTime, { orAt: true });
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
