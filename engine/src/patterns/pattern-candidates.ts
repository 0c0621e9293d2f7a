import type { IndicatorColumns } from '../analysis.ts';
import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { bodyInAtr, findTrendBefore, way, toWay } from './pattern-candle.ts';
import { isSingleCandidate } from './single-candle-pattern.ts';
import { isTwoCandidate } from './two-candle-pattern.ts';

type CandidateInput = {
  readonly candles: Candles;
  readonly indicators: Pick<IndicatorColumns, 'atr14'>;
};

/** Bit flags: which rules may match with this candle as the last one of a pattern. */
const singleBit = 1;
const twoBit = 2;
const threeBit = 4;
const bitCount = 3;

// Branch-free: conditions are 0 or 1 combined with bit operations, because branch mispredictions
// cost more than computing all of them.
/** Filters by bodies and ranges the candles that may end a pattern; most need no further checks. */
export class PatternCandidates {
  length = 0;
  private readonly input: CandidateInput;
  private readonly found: Int32Array;

  constructor(input: CandidateInput, mostCandles: number) {
    this.input = input;
    this.found = new Int32Array(mostCandles);
  }

  /** Candle index of a candidate. */
  candleAt(index: number): number {
    return (this.found[index] ?? 0) >> bitCount;
  }

  isSingleCandidate(index: number): boolean {
    return ((this.found[index] ?? 0) & singleBit) !== 0;
  }

  isTwoCandidate(index: number): boolean {
    return ((this.found[index] ?? 0) & twoBit) !== 0;
  }

  isThreeCandidate(index: number): boolean {
    return ((this.found[index] ?? 0) & threeBit) !== 0;
  }

  /** Finds the candidates from `from` up to, not including, `to`; replaces the previous result. */
  find(from: number, to: number): void {
    const { candles, indicators } = this.input;
    const { open, high, low, close } = candles;
    const { atr14 } = indicators;
    const { found } = this;
    let length = 0;
    // Size and direction of the bodies of the two candles before; NaN and none where there is none.
    let sizeBefore = Math.abs(at(close, from - 1) - at(open, from - 1));
    let sizeTwoBefore = Math.abs(at(close, from - 2) - at(open, from - 2));
    let wayBefore = toWay(at(close, from - 1) - at(open, from - 1));
    let wayTwoBefore = toWay(at(close, from - 2) - at(open, from - 2));
    for (let t = from; t < to; t += 1) {
      const body = at(close, t) - at(open, t);
      const size = Math.abs(body);
      const goes = toWay(body);
      const isSingle = isSingleCandidate(size, at(high, t) - at(low, t), at(atr14, t - 1));
      const isTwo = isTwoCandidate(
        wayBefore,
        goes,
        findTrendBefore(candles, t - 1, at(atr14, t - 2)),
      );
      const atr = at(atr14, t - 3);
      const long = bodyInAtr.long * atr;
      const areLong = Number(long > 0) & Number(size >= long) & Number(sizeTwoBefore >= long);
      const isStar =
        Number((wayTwoBefore | goes) === way.upAndDown) &
        Number(sizeBefore <= bodyInAtr.small * atr);
      const areSoldiers =
        Number((wayTwoBefore & wayBefore & goes) !== way.none) & Number(sizeBefore >= long);
      const rules =
        (isSingle * singleBit) | (isTwo * twoBit) | ((areLong & (isStar | areSoldiers)) * threeBit);
      found[length] = (t << bitCount) | rules;
      length += Number(rules !== 0);
      sizeTwoBefore = sizeBefore;
      sizeBefore = size;
      wayTwoBefore = wayBefore;
      wayBefore = goes;
    }
    this.length = length;
  }
}
