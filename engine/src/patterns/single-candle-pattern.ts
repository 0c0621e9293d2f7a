import { type PatternCandle, way } from './pattern-candle.ts';

/** Patterns of one candle, as numbers: what is asked of so many candles is not looked up by its name. */
export const singlePattern = {
  none: -1,
  doji: 0,
  dragonflyDoji: 1,
  gravestoneDoji: 2,
  hammer: 3,
  invertedHammer: 4,
  hangingMan: 5,
  shootingStar: 6,
  spinningTop: 7,
  marubozu: 8,
} as const;

/** The smallest range a single candle is read at, in ATR(14) of the candle before it: below, its proportions say nothing. */
const smallestRange = { any: 0.75, spinningTop: 1 } as const;
/** Shares of the range. A body up to `doji` is none, a shadow up to `noShadow` is none. */
const share = { doji: 0.1, noShadow: 0.1, spinningTop: 0.3, marubozu: 0.95 } as const;
/** The shortest body of a marubozu, in the same measure. */
const marubozuBody = 1;
/** How many times as long as the body the long shadow of a hammer is, at the least. */
const shadowToBody = 2;

/** Above this share of its range a body leaves no room for a shadow of twice its size: only a marubozu has a larger one. */
const largestSmall = 0.4;

/** 1 unless the shares of a candle rule out every pattern of one candle, told without looking at its shadows; otherwise 0. */
export function mayBeSingle(body: number, range: number, atr: number): number {
  const isNotPlain = Number(body <= largestSmall * range) | Number(body >= share.marubozu * range);
  return Number(atr > 0) & Number(range >= smallestRange.any * atr) & isNotPlain;
}

/**
 * The pattern that one candle makes on its own, by its proportions and, where its name depends on it, the trend before; at most one.
 * The range is at least 0.75 ATR, that of a spinning top a whole one.
 * Dojis: a body of at most a tenth of the range, `dragonfly` and `gravestone` with at most a tenth above or below it. Spinning top: a
 * body up to three tenths, no shadow shorter than it. Marubozu: at least 95 % body, and that at least one ATR. Hammer and hanging
 * man: at most a tenth above the body, below it at least twice the body, after a fall and after a rise; inverted hammer and shooting
 * star: the same upside down.
 */
export function findSinglePattern(candle: PatternCandle, atr: number, trend: number): number {
  const { body, range } = candle;
  if (!(range >= smallestRange.any * atr) || range === 0) return singlePattern.none;
  if (body <= share.doji * range) return findDoji(candle);
  if (body >= share.marubozu * range)
    return body >= marubozuBody * atr ? singlePattern.marubozu : singlePattern.none;
  const hammer = trend === way.none ? singlePattern.none : findHammer(candle, trend);
  if (hammer !== singlePattern.none) return hammer;
  return range >= smallestRange.spinningTop * atr && isSpinningTop(candle)
    ? singlePattern.spinningTop
    : singlePattern.none;
}

const isBareAbove = ({ upperShadow, range }: PatternCandle): boolean =>
  upperShadow <= share.noShadow * range;
const isBareBelow = ({ lowerShadow, range }: PatternCandle): boolean =>
  lowerShadow <= share.noShadow * range;

function findDoji(candle: PatternCandle): number {
  if (isBareAbove(candle)) return singlePattern.dragonflyDoji;
  return isBareBelow(candle) ? singlePattern.gravestoneDoji : singlePattern.doji;
}

function findHammer(candle: PatternCandle, trend: number): number {
  const longShadow = shadowToBody * candle.body;
  if (isBareAbove(candle) && candle.lowerShadow >= longShadow)
    return trend === way.down ? singlePattern.hammer : singlePattern.hangingMan;
  if (!isBareBelow(candle) || candle.upperShadow < longShadow) return singlePattern.none;
  return trend === way.down ? singlePattern.invertedHammer : singlePattern.shootingStar;
}

function isSpinningTop({ body, range, upperShadow, lowerShadow }: PatternCandle): boolean {
  return body <= share.spinningTop * range && upperShadow >= body && lowerShadow >= body;
}
