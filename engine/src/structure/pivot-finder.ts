import type { Candles } from '../candles/candles.ts';
import { at, grownIndices, indexAt } from '../candles/column.ts';

export type PivotSide = 'high' | 'low';

export type PivotFinder = {
  /** Takes in the candles that were added; before the first step on one of them. */
  extend(): void;
  /** Whether candle `t` confirms a pivot. */
  step(t: number): boolean;
  /** The candle that the last step that said so found to be a pivot of a side. */
  readonly high: number | undefined;
  readonly low: number | undefined;
};

export type PivotRule = {
  readonly candles: Candles;
  /** Candles to the right of a pivot that confirm it. */
  readonly size: number;
};

/**
 * Turns of the market by the leg rule. A candle whose high is strictly above all highs of the next `size` candles turns the leg
 * bearish, otherwise one whose low is strictly below all their lows turns it bullish. A turn makes a pivot, so pivots alternate, are
 * known exactly `size` candles later and are never withdrawn. A later equal extreme cancels the earlier one. The leg starts bearish:
 * the first pivot is a low.
 */
export function createLegFinder({ candles, size }: PivotRule): PivotFinder {
  let isLegBearish = true;
  return createFinder({ candles, size }, (from, to, add) => {
    const { high, low } = candles;
    let isBearish = isLegBearish;
    for (let t = from; t < to; t += 1) {
      const candidate = t - size;
      if (isBearish ? !isLowest(low, candidate, t) || isHighest(high, candidate, t) : !isHighest(high, candidate, t)) continue;
      add(t, isBearish ? turn.low : turn.high);
      isBearish = !isBearish;
    }
    isLegBearish = isBearish;
  });
}

/**
 * Pivots that stand out on both sides: no higher high among the `size` candles before, only lower ones among the `size` after, so the
 * last of equals wins. They need not alternate, and one candle can be both a high and a low.
 */
export function createSymmetricFinder({ candles, size }: PivotRule): PivotFinder {
  return createFinder({ candles, size }, (from, to, add) => {
    const { high, low } = candles;
    for (let t = Math.max(from, 2 * size); t < to; t += 1) {
      const candidate = t - size;
      const isHigh = isHighest(high, candidate, t) && isTop(high, candidate, size);
      const isLow = isLowest(low, candidate, t) && isBottom(low, candidate, size);
      if (isHigh || isLow) add(t, (isHigh ? turn.high : turn.none) + (isLow ? turn.low : turn.none));
    }
  });
}

/** What a candidate turned out to be; of a candle that is both a high and a low, the sum. */
const turn = { none: 0, high: 1, low: 2 } as const;

/** Tells of each turn that the candles from `from` up to, not including, `to` confirm. */
type TurnSearch = (from: number, to: number, add: (t: number, found: number) => void) => void;

/** Searches all added candles in one go, which is faster than one at a time between everything else, and tells of each in its step. */
function createFinder({ candles, size }: PivotRule, search: TurnSearch): PivotFinder {
  let confirmed = new Int32Array(64);
  let turns = new Int32Array(64);
  let count = 0;
  let next = 0;
  let nextAt = -1;
  let length = 0;
  const add = (t: number, found: number): void => {
    if (count === confirmed.length) {
      confirmed = grownIndices(confirmed, count + 1);
      turns = grownIndices(turns, count + 1);
    }
    confirmed[count] = t;
    turns[count] = found;
    count += 1;
  };
  const finder: { -readonly [Key in keyof PivotFinder]: PivotFinder[Key] } = {
    high: undefined,
    low: undefined,
    extend() {
      next = 0;
      count = 0;
      search(Math.max(length, size), candles.length, add);
      length = candles.length;
      nextAt = count === 0 ? -1 : indexAt(confirmed, 0);
    },
    step(t) {
      if (t !== nextAt) return false;
      const found = indexAt(turns, next);
      finder.high = (found & turn.high) === 0 ? undefined : t - size;
      finder.low = (found & turn.low) === 0 ? undefined : t - size;
      next += 1;
      nextAt = next < count ? indexAt(confirmed, next) : -1;
      return true;
    },
  };
  return finder;
}

/** Whether the value at `candidate` is strictly above all that follow it up to `last`. Most candidates fail within a few candles. */
function isHighest(values: Float64Array, candidate: number, last: number): boolean {
  const value = at(values, candidate);
  for (let t = candidate + 1; t <= last; t += 1) if (!(at(values, t) < value)) return false;
  return true;
}

function isLowest(values: Float64Array, candidate: number, last: number): boolean {
  const value = at(values, candidate);
  let t = candidate + 1;
  while (t <= last && at(values, t) > value) t += 1;
  return t > last;
}

/** Whether none of the `size` values before `candidate` is above it. */
function isTop(values: Float64Array, candidate: number, size: number): boolean {
  const value = at(values, candidate);
  let t = candidate - 1;
  while (t >= candidate - size && at(values, t) <= value) t -= 1;
  return t < candidate - size;
}

function isBottom(values: Float64Array, candidate: number, size: number): boolean {
  const value = at(values, candidate);
  let t = candidate - 1;
  while (t >= candidate - size && at(values, t) >= value) t -= 1;
  return t < candidate - size;
}
