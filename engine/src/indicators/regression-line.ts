import { at } from '../candles/column.ts';

/** Least-squares regression line through the `length` values of a window. */
export type RegressionLine = {
  /** Change per row. */
  readonly slope: number;
  /** Value of the line at the last row of the window. */
  readonly last: number;
  /** Population standard deviation of the values. */
  readonly deviation: number;
  /** Population standard deviation of the residuals. */
  readonly residual: number;
  /** Coefficient of determination, 0 to 1; NaN when all values are equal. */
  readonly rSquared: number;
};

/** Least-squares line of the `length` values ending at `t`; NaN with fewer or with a NaN value. */
export function calculateRegressionLine(
  column: Float64Array,
  t: number,
  length: number,
): RegressionLine {
  const first = t - length + 1;
  // Subtract a value of the window first: equal values then give exactly 0.
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
