import type { IndicatorColumns } from '../analysis.ts';
import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { Bias, PatternLabel } from '../structure/finding.ts';
import { type FindingLog, type FindingShape, toShape } from '../structure/finding-log.ts';
import { FindingQueue } from '../structure/finding-queue.ts';
import { PatternCandidates } from './pattern-candidates.ts';
import { type Orientation, PatternCandle, trendBefore, way } from './pattern-candle.ts';
import { findSinglePattern, singlePattern } from './single-candle-pattern.ts';
import { isStar, isThreeSoldiers } from './three-candle-pattern.ts';
import { findTwoCandlePattern, isTweezer } from './two-candle-pattern.ts';

type PatternInput = {
  readonly candles: Candles;
  readonly log: FindingLog;
  readonly indicators: Pick<IndicatorColumns, 'atr14'>;
};

export type PatternScanner = {
  /** Takes in the candles that were added; before the first step on one of them. */
  extend(): void;
  step(t: number): void;
};

/**
 * The common candlestick patterns, each confirmed by the close of its last candle. Sizes are measured in ATR(14) of the candle before
 * the pattern, proportions in shares of a candle's own range; what counts as the trend before is said at `trendBefore`. Bearish
 * patterns are the bullish ones with prices turned upside down. The zone is the range of all candles of the pattern.
 * @see S. Nison, Japanese Candlestick Charting Techniques (1991), for the names and forms; the constants are ours
 */
export function createPatternScanner({ candles, log, indicators }: PatternInput): PatternScanner {
  const found = new FindingQueue();
  const find = createPatternSearch({ candles, indicators, found });
  let length = 0;
  return {
    extend() {
      find(length, candles.length);
      length = candles.length;
    },
    step(t) {
      while (found.nextAt === t) {
        const from = found.formedAt;
        let top = at(candles.high, t);
        let bottom = at(candles.low, t);
        for (let member = from; member < t; member += 1) {
          top = Math.max(top, at(candles.high, member));
          bottom = Math.min(bottom, at(candles.low, member));
        }
        log.setZone(log.add(found.take(), from, t), top, bottom);
      }
    },
  };
}

type SearchInput = Pick<PatternInput, 'candles' | 'indicators'> & { readonly found: FindingQueue };

/** So many candles are looked through for candidates at a time: the list of these stays short. */
const mostCandles = 1024;

/** Finds the patterns that end with the candles from `from` up to, not including, `to`. */
function createPatternSearch({
  candles,
  indicators,
  found,
}: SearchInput): (from: number, to: number) => void {
  const candidates = new PatternCandidates({ candles, indicators }, mostCandles);
  const [first, second, third] = [new PatternCandle(), new PatternCandle(), new PatternCandle()];
  const three = [first, second, third] as const;
  const findOne = (t: number): void => {
    const atr = at(indicators.atr14, t - 1);
    third.read(candles, t);
    const pattern = findSinglePattern(third, atr, trendBefore(candles, t, atr));
    if (pattern === singlePattern.none) return;
    const shape =
      pattern === singlePattern.marubozu && third.isFalling
        ? fallingMarubozu
        : singleShapes[pattern];
    if (shape !== undefined) found.add(shape, t, t);
  };
  /** All of them end with a candle against the trend, after one with it. */
  const findTwo = (t: number): void => {
    const atr = at(indicators.atr14, t - 2);
    const orientation = orientationOf(candles, t);
    const shapes = shapesOf(orientation);
    first.read(candles, t - 1, orientation);
    second.read(candles, t, orientation);
    const pattern = findTwoCandlePattern(first, second, atr);
    if (pattern === 'engulfing') found.add(shapes.engulfing, t - 1, t);
    else if (pattern === 'harami') found.add(shapes.harami, t - 1, t);
    else if (pattern === 'piercing') found.add(shapes.piercing, t - 1, t);
    if (isTweezer(first, second, atr)) found.add(shapes.tweezer, t - 1, t);
  };
  const findThree = (t: number): void => {
    const atr = at(indicators.atr14, t - 3);
    const orientation = orientationOf(candles, t);
    const shapes = shapesOf(orientation);
    first.read(candles, t - 2, orientation);
    second.read(candles, t - 1, orientation);
    third.read(candles, t, orientation);
    if (isThreeSoldiers(three, atr)) found.add(shapes.soldiers, t - 2, t);
    if (
      isStar(three, atr) &&
      trendBefore(candles, t - 2, atr) === (orientation === 1 ? way.down : way.up)
    )
      found.add(shapes.star, t - 2, t);
  };
  return (from, to) => {
    for (let start = from; start < to; start += mostCandles) {
      candidates.find(start, Math.min(start + mostCandles, to));
      for (let index = 0; index < candidates.length; index += 1) {
        const t = candidates.candleOf(index);
        if (candidates.mayBeSingle(index)) findOne(t);
        if (candidates.mayBeTwo(index)) findTwo(t);
        if (candidates.mayBeThree(index)) findThree(t);
      }
    }
  };
}

/** Rules are written for a last candle that rose: after one that fell they are read upside down. */
function orientationOf({ open, close }: Candles, t: number): Orientation {
  return at(close, t) > at(open, t) ? 1 : -1;
}

function shapeOf(label: PatternLabel, direction: Bias): FindingShape {
  return toShape({ kind: 'candlestick-pattern', direction, label });
}

/** By the numbers of the patterns. */
const singleShapes = [
  shapeOf('doji', 'neutral'),
  shapeOf('dragonfly-doji', 'bullish'),
  shapeOf('gravestone-doji', 'bearish'),
  shapeOf('hammer', 'bullish'),
  shapeOf('inverted-hammer', 'bullish'),
  shapeOf('hanging-man', 'bearish'),
  shapeOf('shooting-star', 'bearish'),
  shapeOf('spinning-top', 'neutral'),
  shapeOf('marubozu', 'bullish'),
] as const;
const fallingMarubozu = shapeOf('marubozu', 'bearish');

/** Patterns of several candles: what their rule finds as it is written, and upside down. */
const rising = {
  engulfing: shapeOf('bullish-engulfing', 'bullish'),
  harami: shapeOf('bullish-harami', 'bullish'),
  piercing: shapeOf('piercing-line', 'bullish'),
  tweezer: shapeOf('tweezer-bottom', 'bullish'),
  star: shapeOf('morning-star', 'bullish'),
  soldiers: shapeOf('three-white-soldiers', 'bullish'),
} as const;
const falling = {
  engulfing: shapeOf('bearish-engulfing', 'bearish'),
  harami: shapeOf('bearish-harami', 'bearish'),
  piercing: shapeOf('dark-cloud-cover', 'bearish'),
  tweezer: shapeOf('tweezer-top', 'bearish'),
  star: shapeOf('evening-star', 'bearish'),
  soldiers: shapeOf('three-black-crows', 'bearish'),
} as const satisfies Record<keyof typeof rising, FindingShape>;
const shapesOf = (orientation: Orientation): typeof rising | typeof falling =>
  orientation === 1 ? rising : falling;
