import { average, type Series, total } from './plain-series.ts';

/** Least squares line through values at 0, 1, 2 …, from the normal equations. */
export function calculateLeastSquaresLine(values: Series): {
  readonly slope: number;
  readonly last: number;
  readonly residuals: Series;
} {
  const n = values.length;
  const places = values.map((_, place) => place);
  const products = total(values.map((value, place) => value * place));
  const squares = total(places.map((place) => place * place));
  const slope = (n * products - total(places) * total(values)) / (n * squares - total(places) ** 2);
  const intercept = average(values) - slope * average(places);
  return {
    slope,
    last: intercept + slope * (n - 1),
    residuals: values.map((value, place) => value - intercept - slope * place),
  };
}
