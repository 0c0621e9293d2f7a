import type { Orientation, PatternCandle } from './pattern-candle.ts';

/** Patterns of one candle. */
export type SinglePattern =
  | 'doji'
  | 'dragonfly-doji'
  | 'gravestone-doji'
  | 'hammer'
  | 'inverted-hammer'
  | 'hanging-man'
  | 'shooting-star'
  | 'spinning-top'
  | 'marubozu';

/** The smallest range a single candle is read at, in ATR(14) of the candle before it: below, its proportions say nothing. */
export const smallestRange = { any: 0.75, spinningTop: 1 } as const;
/** Shares of the range. A body up to `doji` is none, a shadow up to `noShadow` is none. */
const share = { doji: 0.1, noShadow: 0.1, spinningTop: 0.3, marubozu: 0.95 } as const;
/** The shortest body of a marubozu, in the same measure. */
const marubozuBody = 1;
/** How many times as long as the body the long shadow of a hammer is, at the least. */
const shadowToBody = 2;

/** Above this share of its range a body leaves no room for a shadow of twice its size: only a marubozu has a larger one. */
const largestSmall = 0.4;

/** Whether the shares of a candle rule out every pattern of one candle: the case of most, told without looking at its shadows. */
export function isPlain(body: number, range: number): boolean {
  return body > largestSmall * range && body < share.marubozu * range;
}

/**
 * The pattern that one candle makes on its own, by its proportions and, where its name depends on it, the trend before; at most one.
 * The range is at least 0.75 ATR, that of a spinning top a whole one.
 * Dojis: a body of at most a tenth of the range, `dragonfly` and `gravestone` with at most a tenth above or below it. Spinning top: a
 * body up to three tenths, no shadow shorter than it. Marubozu: at least 95 % body, and that at least one ATR. Hammer and hanging
 * man: at most a tenth above the body, below it at least twice the body, after a fall and after a rise; inverted hammer and shooting
 * star: the same upside down.
 */
export function findSinglePattern(candle: PatternCandle, atr: number, trend: Orientation | 0): SinglePattern | undefined {
  const { body, range } = candle;
  if (!(range >= smallestRange.any * atr) || range === 0) return undefined;
  if (body <= share.doji * range) return findDoji(candle);
  if (body >= share.marubozu * range) return body >= marubozuBody * atr ? 'marubozu' : undefined;
  const hammer = trend === 0 ? undefined : findHammer(candle, trend);
  return hammer ?? (range >= smallestRange.spinningTop * atr && isSpinningTop(candle) ? 'spinning-top' : undefined);
}

const isBareAbove = ({ upperShadow, range }: PatternCandle): boolean => upperShadow <= share.noShadow * range;
const isBareBelow = ({ lowerShadow, range }: PatternCandle): boolean => lowerShadow <= share.noShadow * range;

function findDoji(candle: PatternCandle): SinglePattern {
  if (isBareAbove(candle)) return 'dragonfly-doji';
  return isBareBelow(candle) ? 'gravestone-doji' : 'doji';
}

function findHammer(candle: PatternCandle, trend: Orientation): SinglePattern | undefined {
  const longShadow = shadowToBody * candle.body;
  if (isBareAbove(candle) && candle.lowerShadow >= longShadow) return trend === -1 ? 'hammer' : 'hanging-man';
  if (isBareBelow(candle) && candle.upperShadow >= longShadow) return trend === -1 ? 'inverted-hammer' : 'shooting-star';
  return undefined;
}

function isSpinningTop({ body, range, upperShadow, lowerShadow }: PatternCandle): boolean {
  return body <= share.spinningTop * range && upperShadow >= body && lowerShadow >= body;
}
