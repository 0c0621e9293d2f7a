import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { CandleQueue } from './candle-queue.ts';

export type PivotSide = 'high' | 'low';

export type PivotFinder = {
  /** Processes the appended candles; call before the first step on one of them. */
  extend(): void;
  step(t: number): boolean;
  /** Pivot candle of each side found by the last step that returned true. */
  readonly high: number | undefined;
  readonly low: number | undefined;
  /** Pivots that the appended candles confirm; payload: bits of `sides`. */
  readonly turns: CandleQueue;
  readonly size: number;
};

export type PivotRule = {
  readonly candles: Candles;
  /** Candles to the right of a pivot that confirm it. */
  readonly size: number;
};

// A candle whose high is strictly above all highs of the next `size` turns the leg bearish,
// otherwise one whose low is strictly below all their lows bullish. A turn makes a pivot, so pivots
// alternate, are confirmed exactly `size` later and never change. A later equal extreme cancels the
// earlier one.
/** Pivots by the leg rule. The leg starts bearish: the first pivot is a low. */
export function createLegFinder({ candles, size }: PivotRule): PivotFinder {
  let isLegBearish = true;
  let candidate = 0;
  return createFinder({ candles, size }, (_, turns) => {
    const { high, low } = candles;
    const end = candles.length - size;
    const findTurn = (from: number): number =>
      isLegBearish ? findLow(low, from, { size, end }) : findHigh(high, from, { size, end });
    for (candidate = findTurn(candidate); candidate < end; candidate = findTurn(candidate + 1)) {
      if (isLegBearish && isHighest(high, candidate, candidate + size)) continue;
      turns.add(candidate + size, isLegBearish ? sides.low : sides.high);
      isLegBearish = !isLegBearish;
    }
  });
}

// No higher high `left` before, only lower ones `size` after: the last of equals wins. One candle
// can be both a high and a low.
/** Symmetric pivots, with sides of equal length unless `left` is given; they need not alternate. */
export function createSymmetricFinder({
  candles,
  size,
  left = size,
}: PivotRule & { readonly left?: number | undefined }): PivotFinder {
  return createFinder({ candles, size }, (from, turns) => {
    const { high, low, length } = candles;
    for (let t = Math.max(from, left + size); t < length; t += 1) {
      const candidate = t - size;
      const isHigh = isHighest(high, candidate, t) && isTop(high, candidate, left);
      const isLow = isLowest(low, candidate, t) && isBottom(low, candidate, left);
      if (isHigh || isLow)
        turns.add(t, (isHigh ? sides.high : sides.none) + (isLow ? sides.low : sides.none));
    }
  });
}

/** Sides as bits; a candle can be both. */
export const sides = { none: 0, high: 1, low: 2 } as const;

/** Adds each pivot that the candles from `from` on confirm. */
type TurnSearch = (from: number, turns: CandleQueue) => void;

function createFinder({ candles, size }: PivotRule, search: TurnSearch): PivotFinder {
  const turns = new CandleQueue();
  let length = 0;
  const finder: { -readonly [Key in keyof PivotFinder]: PivotFinder[Key] } = {
    high: undefined,
    low: undefined,
    turns,
    size,
    extend() {
      search(length, turns);
      length = candles.length;
    },
    step(t) {
      if (turns.nextAt !== t) return false;
      const found = turns.take();
      finder.high = (found & sides.high) === 0 ? undefined : t - size;
      finder.low = (found & sides.low) === 0 ? undefined : t - size;
      return true;
    },
  };
  return finder;
}

/** Candles from `end` on are followed by fewer than `size`. */
type Reach = { readonly size: number; readonly end: number };

/** First candle strictly above the next `size`, else the first that later candles may confirm. */
function findHigh(values: Float64Array, from: number, { size, end }: Reach): number {
  let candidate = from;
  while (candidate < end) {
    const value = at(values, candidate);
    const last = candidate + size;
    let t = candidate + 1;
    while (t <= last && at(values, t) < value) t += 1;
    if (t > last) return candidate;
    // Those between lie below the candidate, so below the value that reached it.
    candidate = t;
  }
  return candidate;
}

/** The same for values strictly below the next ones. */
function findLow(values: Float64Array, from: number, { size, end }: Reach): number {
  let candidate = from;
  while (candidate < end) {
    const value = at(values, candidate);
    const last = candidate + size;
    let t = candidate + 1;
    while (t <= last && at(values, t) > value) t += 1;
    if (t > last) return candidate;
    candidate = t;
  }
  return candidate;
}

/** Whether the value at `candidate` is strictly above all that follow it up to `last`. */
function isHighest(values: Float64Array, candidate: number, last: number): boolean {
  const value = at(values, candidate);
  let t = candidate + 1;
  while (t <= last && at(values, t) < value) t += 1;
  return t > last;
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
