import { bodyInAtr, type PatternCandle, way } from './pattern-candle.ts';

/** Patterns of two candles after a fall; mirrored prices give the counterparts after a rise. */
export type TwoCandlePattern = 'engulfing' | 'harami' | 'piercing';

/** Maximum body of the second candle of a harami, as a share of the first. */
const maxHaramiShare = 0.5;
/** Maximum difference of two equal lows, in ATR(14) of the candle before the pattern. */
const tweezerToleranceInAtr = 0.05;

/** 1 for two opposite bodies, the first in the direction of the trend before; otherwise 0. */
export function isTwoCandidate(first: number, second: number, trend: number): number {
  return Number((first & trend) !== 0) & Number((first | second) === way.upAndDown);
}

// Engulfing: the second body is long (0.6 ATR), longer than the first and reaches at least as far
// on both sides. Harami: the first is long, the second at most half of it and inside it. Piercing:
// the first is long, the second opens at its end or beyond and closes past its middle, not its
// beginning.
/** A falling candle, then a rising one: at most one pattern, since they exclude each other. */
export function findTwoCandlePattern(
  first: PatternCandle,
  second: PatternCandle,
  atr: number,
): TwoCandlePattern | undefined {
  if (!first.isFalling || !second.isRising) return undefined;
  const long = bodyInAtr.long * atr;
  if (second.open <= first.close && second.close >= first.open) {
    return second.body > first.body && second.body >= long ? 'engulfing' : undefined;
  }
  if (first.body < long) return undefined;
  if (second.open <= first.close && second.close > first.bodyMiddle) return 'piercing';
  return isInside(second, first) && second.body <= maxHaramiShare * first.body
    ? 'harami'
    : undefined;
}

/** Whether the body of a rising candle lies within that of a falling one. */
function isInside(second: PatternCandle, first: PatternCandle): boolean {
  return second.open >= first.close && second.close <= first.open;
}

/** A falling candle and a rising one whose lows are the same to within 0.05 ATR. */
export function isTweezer(first: PatternCandle, second: PatternCandle, atr: number): boolean {
  return (
    first.isFalling &&
    second.isRising &&
    Math.abs(second.low - first.low) <= tweezerToleranceInAtr * atr
  );
}
