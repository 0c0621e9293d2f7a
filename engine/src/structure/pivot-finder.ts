import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';

export type PivotSide = 'high' | 'low';

export type PivotFinder = {
  step(t: number): void;
  /** The candle that the last step found to be a pivot of a side, confirmed by the candle of that step. */
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
  const finder: { -readonly [Key in keyof PivotFinder]: PivotFinder[Key] } = {
    high: undefined,
    low: undefined,
    step(t) {
      finder.high = undefined;
      finder.low = undefined;
      const candidate = t - size;
      if (candidate < 0) return;
      if (isLegBearish) {
        if (!isLowest(candles.low, candidate, t) || isHighest(candles.high, candidate, t)) return;
        finder.low = candidate;
        isLegBearish = false;
      } else if (isHighest(candles.high, candidate, t)) {
        finder.high = candidate;
        isLegBearish = true;
      }
    },
  };
  return finder;
}

/**
 * Pivots that stand out on both sides: no higher high among the `size` candles before, only lower ones among the `size` after, so the
 * last of equals wins. They need not alternate, and one candle can be both a high and a low.
 */
export function createSymmetricFinder({ candles, size }: PivotRule): PivotFinder {
  const finder: { -readonly [Key in keyof PivotFinder]: PivotFinder[Key] } = {
    high: undefined,
    low: undefined,
    step(t) {
      const candidate = t - size;
      const isKnown = candidate >= size;
      finder.high = isKnown && isHighest(candles.high, candidate, t) && isTop(candles.high, candidate, size) ? candidate : undefined;
      finder.low = isKnown && isLowest(candles.low, candidate, t) && isBottom(candles.low, candidate, size) ? candidate : undefined;
    },
  };
  return finder;
}

/** Whether the value at `candidate` is strictly above all that follow it up to `last`. Most candidates fail within a few candles. */
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
