import type { IndicatorColumns } from '../analysis.ts';
import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { bodyInAtr, trendBefore, way, wayOf } from './pattern-candle.ts';
import { mayBeSingle } from './single-candle-pattern.ts';
import { mayBeTwo } from './two-candle-pattern.ts';

type CandidateInput = {
  readonly candles: Candles;
  readonly indicators: Pick<IndicatorColumns, 'atr14'>;
};

/** Which rules a candle may fulfil as the last one of a pattern: bits of a number. */
const single = 1;
const two = 2;
const three = 4;
const bits = 3;

/**
 * Looks at bodies and ranges alone for the candles that may end a pattern: of most of them nothing else has to be read. The answers are
 * numbers, 0 or 1, all of them asked of every candle and put together: chance decides about each, and to guess one wrong costs the
 * processor more than to compute all.
 */
export class PatternCandidates {
  length = 0;
  private readonly input: CandidateInput;
  private readonly found: Int32Array;

  constructor(input: CandidateInput, mostCandles: number) {
    this.input = input;
    this.found = new Int32Array(mostCandles);
  }

  /** The candle of a candidate. */
  candleOf(index: number): number {
    return (this.found[index] ?? 0) >> bits;
  }

  mayBeSingle(index: number): boolean {
    return ((this.found[index] ?? 0) & single) !== 0;
  }

  mayBeTwo(index: number): boolean {
    return ((this.found[index] ?? 0) & two) !== 0;
  }

  mayBeThree(index: number): boolean {
    return ((this.found[index] ?? 0) & three) !== 0;
  }

  /** Finds those from `from` up to, not including, `to`, in place of those found before. */
  find(from: number, to: number): void {
    const { candles, indicators } = this.input;
    const { open, high, low, close } = candles;
    const { atr14 } = indicators;
    const { found } = this;
    let length = 0;
    // Size and way of the body of the candle before, and of the one before that; NaN and no way where there is none.
    let sizeBefore = Math.abs(at(close, from - 1) - at(open, from - 1));
    let sizeTwoBefore = Math.abs(at(close, from - 2) - at(open, from - 2));
    let wayBefore = wayOf(at(close, from - 1) - at(open, from - 1));
    let wayTwoBefore = wayOf(at(close, from - 2) - at(open, from - 2));
    for (let t = from; t < to; t += 1) {
      const body = at(close, t) - at(open, t);
      const size = Math.abs(body);
      const goes = wayOf(body);
      const isSingle = mayBeSingle(size, at(high, t) - at(low, t), at(atr14, t - 1));
      const isTwo = mayBeTwo(wayBefore, goes, trendBefore(candles, t - 1, at(atr14, t - 2)));
      const atr = at(atr14, t - 3);
      const long = bodyInAtr.long * atr;
      const areLong = Number(long > 0) & Number(size >= long) & Number(sizeTwoBefore >= long);
      const isStar =
        Number((wayTwoBefore | goes) === way.upAndDown) &
        Number(sizeBefore <= bodyInAtr.small * atr);
      const areSoldiers =
        Number((wayTwoBefore & wayBefore & goes) !== way.none) & Number(sizeBefore >= long);
      const rules =
        (isSingle * single) | (isTwo * two) | ((areLong & (isStar | areSoldiers)) * three);
      found[length] = (t << bits) | rules;
      length += Number(rules !== 0);
      sizeTwoBefore = sizeBefore;
      sizeBefore = size;
      wayTwoBefore = wayBefore;
      wayBefore = goes;
    }
    this.length = length;
  }
}
