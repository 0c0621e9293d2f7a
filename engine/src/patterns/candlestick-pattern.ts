import type { IndicatorColumns } from '../analysis.ts';
import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { Bias, PatternLabel } from '../structure/finding.ts';
import { type FindingLog, type FindingShape, toShape } from '../structure/finding-log.ts';
import { FindingQueue } from '../structure/finding-queue.ts';
import { PatternCandidates } from './pattern-candidates.ts';
import { type Orientation, PatternCandle, findTrendBefore, way } from './pattern-candle.ts';
import { findSinglePattern, singlePattern } from './single-candle-pattern.ts';
import { isStar, isThreeSoldiers } from './three-candle-pattern.ts';
import { findTwoCandlePattern, isTweezer } from './two-candle-pattern.ts';

type PatternInput = {
  readonly candles: Candles;
  readonly log: FindingLog;
  readonly indicators: Pick<IndicatorColumns, 'atr14'>;
};

export type PatternScanner = {
  /** Processes the appended candles; call before the first step on one of them. */
  extend(): void;
  step(t: number): void;
};

// Sizes are in ATR(14) of the candle before the pattern, proportions in shares of a candle's own
// range; the trend before is defined at `findTrendBefore`. Bearish ones are mirrored. The zone is
// the range of all candles. @see S. Nison, Japanese Candlestick Charting Techniques (1991), for
// names and forms; the constants are ours
/** Common candlestick patterns, each confirmed by the close of its last candle. */
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

/** Candles per search for candidates: keeps the list of candidates short. */
const chunkLength = 1024;

/** Finds the patterns that end on the candles from `from` up to, not including, `to`. */
function createPatternSearch({
  candles,
  indicators,
  found,
}: SearchInput): (from: number, to: number) => void {
  const candidates = new PatternCandidates({ candles, indicators }, chunkLength);
  const [first, second, third] = [new PatternCandle(), new PatternCandle(), new PatternCandle()];
  const three = [first, second, third] as const;
  const findOne = (t: number): void => {
    const atr = at(indicators.atr14, t - 1);
    third.read(candles, t);
    const pattern = findSinglePattern(third, atr, findTrendBefore(candles, t, atr));
    if (pattern === singlePattern.none) return;
    const shape =
      pattern === singlePattern.marubozu && third.isFalling
        ? fallingMarubozu
        : singleShapes[pattern];
    if (shape !== undefined) found.add(shape, t, t);
  };
  /** Each two-candle pattern ends with a candle against the trend after one with it. */
  const findTwo = (t: number): void => {
    const atr = at(indicators.atr14, t - 2);
    const orientation = toOrientation(candles, t);
    const shapes = selectPatternShapes(orientation);
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
    const orientation = toOrientation(candles, t);
    const shapes = selectPatternShapes(orientation);
    first.read(candles, t - 2, orientation);
    second.read(candles, t - 1, orientation);
    third.read(candles, t, orientation);
    if (isThreeSoldiers(three, atr)) found.add(shapes.soldiers, t - 2, t);
    if (
      isStar(three, atr) &&
      findTrendBefore(candles, t - 2, atr) === (orientation === 1 ? way.down : way.up)
    )
      found.add(shapes.star, t - 2, t);
  };
  return (from, to) => {
    for (let start = from; start < to; start += chunkLength) {
      candidates.find(start, Math.min(start + chunkLength, to));
      for (let index = 0; index < candidates.length; index += 1) {
        const t = candidates.candleAt(index);
        if (candidates.isSingleCandidate(index)) findOne(t);
        if (candidates.isTwoCandidate(index)) findTwo(t);
        if (candidates.isThreeCandidate(index)) findThree(t);
      }
    }
  };
}

/** Rules are written for a last candle that rose; after one that fell prices are mirrored. */
function toOrientation({ open, close }: Candles, t: number): Orientation {
  return at(close, t) > at(open, t) ? 1 : -1;
}

function toPatternShape(label: PatternLabel, direction: Bias): FindingShape {
  return toShape({ kind: 'candlestick-pattern', direction, label });
}

/** Indexed by `singlePattern`. */
const singleShapes = [
  toPatternShape('doji', 'neutral'),
  toPatternShape('dragonfly-doji', 'bullish'),
  toPatternShape('gravestone-doji', 'bearish'),
  toPatternShape('hammer', 'bullish'),
  toPatternShape('inverted-hammer', 'bullish'),
  toPatternShape('hanging-man', 'bearish'),
  toPatternShape('shooting-star', 'bearish'),
  toPatternShape('spinning-top', 'neutral'),
  toPatternShape('marubozu', 'bullish'),
] as const;
const fallingMarubozu = toPatternShape('marubozu', 'bearish');

/** Patterns of several candles: shapes for unmirrored prices and for mirrored ones. */
const risingShapes = {
  engulfing: toPatternShape('bullish-engulfing', 'bullish'),
  harami: toPatternShape('bullish-harami', 'bullish'),
  piercing: toPatternShape('piercing-line', 'bullish'),
  tweezer: toPatternShape('tweezer-bottom', 'bullish'),
  star: toPatternShape('morning-star', 'bullish'),
  soldiers: toPatternShape('three-white-soldiers', 'bullish'),
} as const;
const fallingShapes = {
  engulfing: toPatternShape('bearish-engulfing', 'bearish'),
  harami: toPatternShape('bearish-harami', 'bearish'),
  piercing: toPatternShape('dark-cloud-cover', 'bearish'),
  tweezer: toPatternShape('tweezer-top', 'bearish'),
  star: toPatternShape('evening-star', 'bearish'),
  soldiers: toPatternShape('three-black-crows', 'bearish'),
} as const satisfies Record<keyof typeof risingShapes, FindingShape>;
const selectPatternShapes = (
  orientation: Orientation,
): typeof risingShapes | typeof fallingShapes => (orientation === 1 ? risingShapes : fallingShapes);
