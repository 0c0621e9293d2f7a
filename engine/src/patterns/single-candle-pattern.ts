import { type PatternCandle, way } from './pattern-candle.ts';

/** Patterns of one candle as numbers: faster than names in the hot loop. */
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

/** Minimum range of a single-candle pattern, in ATR(14) of the candle before. */
const minRange = { any: 0.75, spinningTop: 1 } as const;
/** Shares of the range. A body up to `doji` and a shadow up to `noShadow` count as none. */
const share = { doji: 0.1, noShadow: 0.1, spinningTop: 0.3, marubozu: 0.95 } as const;
/** Minimum body of a marubozu, in ATR(14) of the candle before. */
const minMarubozuBody = 1;
/** Minimum length of the long shadow of a hammer, as a multiple of the body. */
const minShadowToBody = 2;

/** As a share of the range, but for the marubozu: beyond it no shadow has twice the body's size. */
const maxSmallBody = 0.4;

/** 1 when body and range allow a single-candle pattern (shadows not checked), otherwise 0. */
export function isSingleCandidate(body: number, range: number, atr: number): number {
  const isNotPlain = Number(body <= maxSmallBody * range) | Number(body >= share.marubozu * range);
  return Number(atr > 0) & Number(range >= minRange.any * atr) & isNotPlain;
}

// The range is at least 0.75 ATR, of a spinning top 1 ATR. Dojis: a body of at most a tenth of the
// range, `dragonfly` and `gravestone` with at most a tenth above or below it. Spinning top: a body
// up to three tenths, no shadow shorter. Marubozu: at least 95 % body, at least one ATR. Hammer and
// hanging man: at most a tenth above the body, below it at least twice the body, after a fall and
// after a rise; inverted hammer and shooting star: the mirror images.
/** The single-candle pattern by proportions and, where the name needs it, the trend; or none. */
export function findSinglePattern(candle: PatternCandle, atr: number, trend: number): number {
  const { body, range } = candle;
  if (!(range >= minRange.any * atr) || range === 0) return singlePattern.none;
  if (body <= share.doji * range) return findDoji(candle);
  if (body >= share.marubozu * range)
    return body >= minMarubozuBody * atr ? singlePattern.marubozu : singlePattern.none;
  const hammer = trend === way.none ? singlePattern.none : findHammer(candle, trend);
  if (hammer !== singlePattern.none) return hammer;
  return range >= minRange.spinningTop * atr && isSpinningTop(candle)
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
  const longShadow = minShadowToBody * candle.body;
  if (isBareAbove(candle) && candle.lowerShadow >= longShadow)
    return trend === way.down ? singlePattern.hammer : singlePattern.hangingMan;
  if (!isBareBelow(candle) || candle.upperShadow < longShadow) return singlePattern.none;
  return trend === way.down ? singlePattern.invertedHammer : singlePattern.shootingStar;
}

function isSpinningTop({ body, range, upperShadow, lowerShadow }: PatternCandle): boolean {
  return body <= share.spinningTop * range && upperShadow >= body && lowerShadow >= body;
}
