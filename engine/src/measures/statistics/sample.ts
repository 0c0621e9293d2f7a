import { at } from '../../candles/column.ts';

/** Arithmetic mean; undefined of no values. */
export function calculateMean(values: Float64Array): number | undefined {
  let sum = 0;
  for (let index = 0; index < values.length; index += 1) sum += at(values, index);
  return values.length === 0 ? undefined : sum / values.length;
}

/** Middle value, of an even number the mean of the two in the middle; undefined of no values. */
export function calculateMedian(values: Float64Array): number | undefined {
  if (values.length === 0) return undefined;
  const sorted = values.toSorted();
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? at(sorted, half) : (at(sorted, half - 1) + at(sorted, half)) / 2;
}

/** Mean of the `power`-th powers of the distances from the mean: 2 is the population variance. */
export function calculateCentralMoment(values: Float64Array, power: number): number {
  const mean = calculateMean(values) ?? Number.NaN;
  let sum = 0;
  for (let index = 0; index < values.length; index += 1) sum += (at(values, index) - mean) ** power;
  return sum / values.length;
}

/** Standard deviation of a sample (divided by n - 1); undefined of fewer than two values. */
export function calculateDeviation(values: Float64Array): number | undefined {
  if (values.length < 2) return undefined;
  return Math.sqrt((calculateCentralMoment(values, 2) * values.length) / (values.length - 1));
}

/** How many of the values are smaller. */
export function countBelow(values: Float64Array, value: number): number {
  let smaller = 0;
  for (let index = 0; index < values.length; index += 1)
    if (at(values, index) < value) smaller += 1;
  return smaller;
}

/** Share of the values that are smaller, in percent; undefined of no values. */
export function calculatePercentile(values: Float64Array, value: number): number | undefined {
  return values.length === 0 ? undefined : (countBelow(values, value) / values.length) * 100;
}
