import type { Candles } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';
import type { RowRange } from '../column-fold.ts';
import {
  createOutputs,
  defineIndicator,
  type IndicatorFold,
  type IndicatorInput,
} from '../indicator.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { getOutput } from '../candle-fold.ts';
import { WilderFold } from '../running/running-average.ts';
import { calculateTrueRange } from '../true-range.ts';

/** A move, where it is larger than the one to the other side; else 0, NaN for the first candle. */
function chooseLarger(move: number, opposite: number): number {
  if (Number.isNaN(move)) return Number.NaN;
  return move > opposite ? Math.max(move, 0) : 0;
}

/** Writes the moves of each candle up and down, and its true range. */
function writeMoves(
  candles: Candles,
  columns: Readonly<Record<'up' | 'down' | 'trueRange', Float64Array>>,
  { from, to }: RowRange,
): void {
  const { high, low } = candles;
  const { up, down, trueRange } = columns;
  for (let t = from; t < to; t += 1) {
    const rise = at(high, t) - at(high, t - 1);
    const fall = at(low, t - 1) - at(low, t);
    up[t] = chooseLarger(rise, fall);
    down[t] = chooseLarger(fall, rise);
    trueRange[t] = calculateTrueRange(candles, t);
  }
}

const toFinite = (value: number): number => (Number.isFinite(value) ? value : Number.NaN);

/**
 * Column by column, without a list of values or calls for each candle: every analysis reads it over
 * the whole series. A class for the reason that `WilderFold` is one.
 */
class AdxFold implements IndicatorFold {
  private readonly averageUp: WilderFold;
  private readonly averageDown: WilderFold;
  private readonly averageRange: WilderFold;
  private readonly averageDx: WilderFold;
  /** ADX of the last candles that were passed, as many as ADXR looks back. */
  private readonly earlier: Float64Array;

  constructor(length: number) {
    this.averageUp = new WilderFold(length);
    this.averageDown = new WilderFold(length);
    this.averageRange = new WilderFold(length);
    this.averageDx = new WilderFold(length);
    this.earlier = new Float64Array(length).fill(Number.NaN);
  }

  extend({ candles }: IndicatorInput, outputs: readonly Float64Array[], range: RowRange): void {
    const { from, to } = range;
    const adxs = getOutput(outputs, 0);
    const pluses = getOutput(outputs, 1);
    const minuses = getOutput(outputs, 2);
    const dxs = getOutput(outputs, 3);
    writeMoves(candles, { up: pluses, down: minuses, trueRange: dxs }, range);
    this.averageUp.extend(pluses, pluses, range);
    this.averageDown.extend(minuses, minuses, range);
    this.averageRange.extend(dxs, dxs, range);
    for (let t = from; t < to; t += 1) {
      const plus = (100 * at(pluses, t)) / at(dxs, t);
      const minus = (100 * at(minuses, t)) / at(dxs, t);
      const dx = (100 * Math.abs(plus - minus)) / (plus + minus);
      pluses[t] = toFinite(plus);
      minuses[t] = toFinite(minus);
      dxs[t] = toFinite(dx);
      adxs[t] = dx;
    }
    this.averageDx.extend(adxs, adxs, range);
    this.writeRatings(adxs, getOutput(outputs, 4), range);
  }

  /** ADXR of these rows; the ADX itself becomes NaN where it is not finite. */
  private writeRatings(adxs: Float64Array, adxrs: Float64Array, { from, to }: RowRange): void {
    const { earlier } = this;
    for (let t = from; t < to; t += 1) {
      const adx = at(adxs, t);
      const place = t % earlier.length;
      adxs[t] = toFinite(adx);
      adxrs[t] = toFinite((adx + at(earlier, place)) / 2);
      earlier[place] = adx;
    }
  }
}

// DX: their relative difference; ADX: its average; ADXR: mean of the ADX now and `length` candles
// ago. @see J. W. Wilder, New Concepts in Technical Trading Systems (1978)
/** +DI and -DI: smoothed up and down movement in percent of the smoothed true range. */
export const adxIndicator = defineIndicator({
  id: 'adx',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 14)],
  outputs: createOutputs('line', 'adx', 'plusDi', 'minusDi', 'dx', 'adxr'),
  levels: [25],
  create: ({ length }) => new AdxFold(length),
});
