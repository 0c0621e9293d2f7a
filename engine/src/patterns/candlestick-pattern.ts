import type { IndicatorColumns } from '../analysis.ts';
import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { Bias, PatternLabel } from '../structure/finding.ts';
import { type FindingLog, type FindingShape, toShape } from '../structure/finding-log.ts';
import { FindingQueue } from '../structure/finding-queue.ts';
import { bodyInAtr, type Orientation, PatternCandle, trendBefore } from './pattern-candle.ts';
import { findSinglePattern, isPlain, type SinglePattern, smallestRange } from './single-candle-pattern.ts';
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

/** Finds the patterns that end with the candles from `from` up to, not including, `to`. */
function createPatternSearch({ candles, indicators, found }: SearchInput): (from: number, to: number) => void {
  const [first, second, third] = [new PatternCandle(), new PatternCandle(), new PatternCandle()];
  const three = [first, second, third] as const;
  const findOne = (t: number, atr: number): void => {
    const label = findSinglePattern(third.read(candles, t), atr, trendBefore(candles, t, atr));
    if (label === undefined) return;
    found.add(label === 'marubozu' && third.isFalling ? fallingMarubozu : singleShapes[label], t, t);
  };
  /** All of them end with a candle against the trend, after one with it. */
  const findTwo = (t: number, orientation: Orientation): void => {
    const atr = at(indicators.atr14, t - 2);
    if (trendBefore(candles, t - 1, atr) !== -orientation) return;
    first.read(candles, t - 1, orientation);
    second.read(candles, t, orientation);
    const pattern = findTwoCandlePattern(first, second, atr);
    if (pattern !== undefined) found.add(shapesOf(orientation)[pattern], t - 1, t);
    if (isTweezer(first, second, atr)) found.add(shapesOf(orientation).tweezer, t - 1, t);
  };
  const findThree = (t: number, orientation: Orientation): void => {
    const atr = at(indicators.atr14, t - 3);
    first.read(candles, t - 2, orientation);
    second.read(candles, t - 1, orientation);
    third.read(candles, t, orientation);
    if (isThreeSoldiers(three, atr)) found.add(shapesOf(orientation).soldiers, t - 2, t);
    if (isStar(three, atr) && trendBefore(candles, t - 2, atr) === -orientation) found.add(shapesOf(orientation).star, t - 2, t);
  };
  // Each rule is asked only of candles that can fulfil it: for most of them a look at two or three bodies is enough to say no.
  return (from, to) => {
    const { open, high, low, close } = candles;
    const { atr14 } = indicators;
    // Bodies with their direction, of the candle before and the one before that; NaN where there is none.
    let before = at(close, from - 1) - at(open, from - 1);
    let twoBefore = at(close, from - 2) - at(open, from - 2);
    for (let t = from; t < to; t += 1) {
      const body = at(close, t) - at(open, t);
      const range = at(high, t) - at(low, t);
      const atr = at(atr14, t - 1);
      // While the ATR is not defined or nothing moves, there is no size to compare with: here and below.
      if (atr > 0 && range >= smallestRange.any * atr && !isPlain(Math.abs(body), range)) findOne(t, atr);
      if (body !== 0) {
        // Rules are written for a last candle that rose: after one that fell they are read upside down.
        const orientation = body > 0 ? 1 : -1;
        if (orientation * before < 0) findTwo(t, orientation);
        const long = bodyInAtr.long * at(atr14, t - 3);
        if (long > 0 && Math.abs(body) >= long && Math.abs(twoBefore) >= long) findThree(t, orientation);
      }
      twoBefore = before;
      before = body;
    }
  };
}

function shapeOf(label: PatternLabel, direction: Bias): FindingShape {
  return toShape({ kind: 'candlestick-pattern', direction, label });
}

const singleShapes = {
  doji: shapeOf('doji', 'neutral'),
  'dragonfly-doji': shapeOf('dragonfly-doji', 'bullish'),
  'gravestone-doji': shapeOf('gravestone-doji', 'bearish'),
  hammer: shapeOf('hammer', 'bullish'),
  'inverted-hammer': shapeOf('inverted-hammer', 'bullish'),
  'hanging-man': shapeOf('hanging-man', 'bearish'),
  'shooting-star': shapeOf('shooting-star', 'bearish'),
  'spinning-top': shapeOf('spinning-top', 'neutral'),
  marubozu: shapeOf('marubozu', 'bullish'),
} as const satisfies Record<SinglePattern, FindingShape>;
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
const shapesOf = (orientation: Orientation): typeof rising | typeof falling => (orientation === 1 ? rising : falling);
