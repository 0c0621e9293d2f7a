import { at } from '../../candles/column.ts';
import type { MeasureSeries } from '../measure.ts';

/** Changes of two series between the same candles, those defined in both. */
export type PairedChanges = { readonly own: Float64Array; readonly other: Float64Array };

type ChangeKind = 'log' | 'percent';

function calculateChange(before: number, after: number, kind: ChangeKind): number {
  if (!(before > 0) || !(after > 0)) return Number.NaN;
  return kind === 'log' ? Math.log(after / before) : (after / before - 1) * 100;
}

/** Changes of the closes from one shared candle to the next; `candles` are the indices of each. */
export function collectPairedChanges(
  [own, other]: readonly [MeasureSeries, MeasureSeries],
  [ownCandles, otherCandles]: readonly [Int32Array, Int32Array],
  kind: ChangeKind,
): PairedChanges {
  const length = Math.max(0, ownCandles.length - 1);
  const pairs = { own: new Float64Array(length), other: new Float64Array(length) };
  let count = 0;
  for (let k = 1; k < ownCandles.length; k += 1) {
    const toChange = ({ analysis }: MeasureSeries, candles: Int32Array): number =>
      calculateChange(
        at(analysis.candles.close, candles[k - 1] ?? -1),
        at(analysis.candles.close, candles[k] ?? -1),
        kind,
      );
    const [x, y] = [toChange(own, ownCandles), toChange(other, otherCandles)];
    if (Number.isNaN(x) || Number.isNaN(y)) continue;
    pairs.own[count] = x;
    pairs.other[count] = y;
    count += 1;
  }
  return { own: pairs.own.subarray(0, count), other: pairs.other.subarray(0, count) };
}

export type Moments = { readonly own: number; readonly other: number; readonly both: number };

/** Sums of squared distances from the means, and of their products. */
function calculateMoments({ own, other }: PairedChanges): Moments {
  const n = own.length;
  let [ownSum, otherSum] = [0, 0];
  for (let k = 0; k < n; k += 1) {
    ownSum += at(own, k);
    otherSum += at(other, k);
  }
  let [ownSquares, otherSquares, both] = [0, 0, 0];
  for (let k = 0; k < n; k += 1) {
    const [x, y] = [at(own, k) - ownSum / n, at(other, k) - otherSum / n];
    ownSquares += x * x;
    otherSquares += y * y;
    both += x * y;
  }
  return { own: ownSquares, other: otherSquares, both };
}

/** Pearson's correlation; NaN where one of them does not vary. */
export function calculateCorrelation(changes: PairedChanges): number {
  const { own, other, both } = calculateMoments(changes);
  return own > 0 && other > 0 ? both / Math.sqrt(own * other) : Number.NaN;
}

/** Slope of the regression of the first on the second; NaN where the second does not vary. */
export function calculateSlope(changes: PairedChanges): number {
  const { other, both } = calculateMoments(changes);
  return other > 0 ? both / other : Number.NaN;
}

/** Changes `from` up to, not including, `to`. */
export function sliceChanges(
  { own, other }: PairedChanges,
  from: number,
  to: number,
): PairedChanges {
  return { own: own.subarray(from, to), other: other.subarray(from, to) };
}
