import type { Candles } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';
import type { FactWindow } from '../../facts/reading.ts';

/** A candle that opened outside the range of the candle before. */
export type OpeningGap = {
  readonly index: number;
  /** 1: opened above; -1: opened below. */
  readonly sign: number;
  /** The close before, at which the gap closes. */
  readonly close: number;
  /** First candle that traded at that close again, perhaps its own; -1 if there was none yet. */
  closedAt: number;
};

// A candle without a range (a source that gives closes only) has no open of its own.
function calculateSign({ open, high, low }: Candles, t: number): number {
  if (!(at(high, t) > at(low, t))) return 0;
  if (at(open, t) > at(high, t - 1)) return 1;
  return at(open, t) < at(low, t - 1) ? -1 : 0;
}

/** Takes the gaps that a candle closes off a stack whose last closes first. */
function close(open: OpeningGap[], index: number, reaches: (gap: OpeningGap) => boolean): void {
  for (let gap = open.at(-1); gap !== undefined && reaches(gap); gap = open.at(-1)) {
    gap.closedAt = index;
    open.pop();
  }
}

/** Opening gaps of a window in order, each with the candle of the window that closed it. */
export function findOpeningGaps(candles: Candles, { from, to }: FactWindow): OpeningGap[] {
  const gaps: OpeningGap[] = [];
  const [above, below]: [OpeningGap[], OpeningGap[]] = [[], []];
  for (let t = Math.max(1, from); t <= to; t += 1) {
    const sign = calculateSign(candles, t);
    if (sign !== 0) {
      const gap = { index: t, sign, close: at(candles.close, t - 1), closedAt: -1 };
      gaps.push(gap);
      (sign > 0 ? above : below).push(gap);
    }
    close(above, t, (gap) => at(candles.low, t) <= gap.close);
    close(below, t, (gap) => at(candles.high, t) >= gap.close);
  }
  return gaps;
}
