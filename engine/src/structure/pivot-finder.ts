import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { CandleQueue } from './candle-queue.ts';

export type PivotSide = 'high' | 'low';

export type PivotFinder = {
  /** Takes in the candles that were added; before the first step on one of them. */
  extend(): void;
  /** Whether candle `t` confirms a pivot. */
  step(t: number): boolean;
  /** The candle that the last step that said so found to be a pivot of a side. */
  readonly high: number | undefined;
  readonly low: number | undefined;
  /** What the added candles confirm: sums of `sides`. */
  readonly turns: CandleQueue;
  readonly size: number;
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

/**
 * Pivots that stand out on both sides: no higher high among the `size` candles before, only lower ones among the `size` after, so the
 * last of equals wins. They need not alternate, and one candle can be both a high and a low.
 */
export function createSymmetricFinder({ candles, size }: PivotRule): PivotFinder {
  return createFinder({ candles, size }, (from, turns) => {
    const { high, low, length } = candles;
    for (let t = Math.max(from, 2 * size); t < length; t += 1) {
      const candidate = t - size;
      const isHigh = isHighest(high, candidate, t) && isTop(high, candidate, size);
      const isLow = isLowest(low, candidate, t) && isBottom(low, candidate, size);
      if (isHigh || isLow)
        turns.add(t, (isHigh ? sides.high : sides.none) + (isLow ? sides.low : sides.none));
    }
  });
}

/** Highs and lows as numbers; of a candle that is both, the sum. */
export const sides = { none: 0, high: 1, low: 2 } as const;

/** Adds each turn that the candles from `from` on confirm. */
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

/** The first candle from `from` on whose value is strictly above the next `size`; without any, the first that may turn out to be one. */
function findHigh(values: Float64Array, from: number, { size, end }: Reach): number {
  let candidate = from;
  while (candidate < end) {
    const value = at(values, candidate);
    const last = candidate + size;
    let t = candidate + 1;
    while (t <= last && at(values, t) < value) t += 1;
    if (t > last) return candidate;
    // Those between lie below the candidate, so below the one that has reached it.
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
