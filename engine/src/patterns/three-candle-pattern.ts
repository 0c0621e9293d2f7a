import { bodyInAtr, type PatternCandle } from './pattern-candle.ts';

/** Maximum upper shadow of a soldier, as a share of its range. */
const maxSoldierShadow = 0.3;

type Three = readonly [first: PatternCandle, second: PatternCandle, third: PatternCandle];

// A long falling candle (0.6 ATR), a small body (0.25 ATR) no higher than the first's middle, and a
// long rising one that closes above that middle.
/** A star after a fall. */
export function isStar([first, second, third]: Three, atr: number): boolean {
  const long = bodyInAtr.long * atr;
  if (!third.isRising || third.body < long || !first.isFalling || first.body < long) return false;
  return (
    second.body <= bodyInAtr.small * atr &&
    second.bodyTop <= first.bodyMiddle &&
    third.close > first.bodyMiddle
  );
}

// At most three tenths of a range above the body; each opens within the body before and closes
// above it; no prior trend is needed.
/** Three long rising candles (0.6 ATR each). */
export function isThreeSoldiers([first, second, third]: Three, atr: number): boolean {
  return (
    isSoldier(third, atr) &&
    isSoldier(second, atr) &&
    isSoldier(first, atr) &&
    isContinuation(first, second) &&
    isContinuation(second, third)
  );
}

function isSoldier(candle: PatternCandle, atr: number): boolean {
  return (
    candle.isRising &&
    candle.body >= bodyInAtr.long * atr &&
    candle.upperShadow <= maxSoldierShadow * candle.range
  );
}

function isContinuation(before: PatternCandle, candle: PatternCandle): boolean {
  return candle.open >= before.open && candle.open <= before.close && candle.close > before.close;
}
