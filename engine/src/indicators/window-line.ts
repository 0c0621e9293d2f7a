import { at } from '../candles/column.ts';

/** The straight line of least squares through the `length` values of a window. */
export type WindowLine = {
  /** Change per row. */
  readonly slope: number;
  /** The line at the last row of the window. */
  readonly last: number;
  /** Deviation of the values from their mean, as of a whole population. */
  readonly deviation: number;
  /** Deviation of the values from the line, as of a whole population. */
  readonly residual: number;
  /** Share of the variance the line accounts for, 0 to 1; NaN when all values are equal. */
  readonly rSquared: number;
};

/** Fits a line to the `length` values that end at row `t`; all of it is NaN when there are fewer rows or one of the values is NaN. */
export function fitLine(column: Float64Array, t: number, length: number): WindowLine {
  const first = t - length + 1;
  // Differences to a value of the window: equal values give exactly 0.
  const shift = first < 0 ? Number.NaN : at(column, t);
  const middle = (length - 1) / 2;
  let sum = 0;
  let product = 0;
  for (let place = 0; place < length; place += 1) {
    const difference = at(column, first + place) - shift;
    sum += difference;
    product += (place - middle) * difference;
  }
  const mean = sum / length;
  const slope = product / ((length * (length * length - 1)) / 12);
  let squares = 0;
  let residuals = 0;
  for (let place = 0; place < length; place += 1) {
    const difference = at(column, first + place) - shift - mean;
    squares += difference ** 2;
    residuals += (difference - slope * (place - middle)) ** 2;
  }
  return {
    slope,
    last: shift + mean + slope * middle,
    deviation: Math.sqrt(squares / length),
    residual: Math.sqrt(residuals / length),
    rSquared: 1 - residuals / squares,
  };
}
