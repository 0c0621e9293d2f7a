import { bodyInAtr, type PatternCandle } from './pattern-candle.ts';

/** The longest shadow that a soldier may leave in the direction of the move, as a share of its range. */
const soldierShadow = 0.3;

type Three = readonly [first: PatternCandle, second: PatternCandle, third: PatternCandle];

/**
 * A star after a fall: a long falling candle (0.6 ATR), one with a small body (0.25 ATR) no higher than the middle of the first,
 * and a long rising one that closes above that middle.
 */
export function isStar([first, second, third]: Three, atr: number): boolean {
  const long = bodyInAtr.long * atr;
  if (!third.isRising || third.body < long || !first.isFalling || first.body < long) return false;
  return (
    second.body <= bodyInAtr.small * atr &&
    second.bodyTop <= first.bodyMiddle &&
    third.close > first.bodyMiddle
  );
}

/**
 * Three long rising candles (0.6 ATR each) with at most three tenths of their range above the body, each opening within the body of
 * the one before and closing above it. No trend before is asked for.
 */
export function isThreeSoldiers([first, second, third]: Three, atr: number): boolean {
  return (
    isSoldier(third, atr) &&
    isSoldier(second, atr) &&
    isSoldier(first, atr) &&
    goesOn(first, second) &&
    goesOn(second, third)
  );
}

function isSoldier(candle: PatternCandle, atr: number): boolean {
  return (
    candle.isRising &&
    candle.body >= bodyInAtr.long * atr &&
    candle.upperShadow <= soldierShadow * candle.range
  );
}

function goesOn(before: PatternCandle, candle: PatternCandle): boolean {
  return candle.open >= before.open && candle.open <= before.close && candle.close > before.close;
}
