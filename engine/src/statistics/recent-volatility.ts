import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';

/** What is known of the volatility at each candle. */
export type RecentVolatility = {
  readonly atr14: Float64Array;
  readonly ranges: Float64Array;
  /** Usual true range at the time of the day and on the weekday of each candle, 1 on average. */
  readonly seasonSizes: Float64Array;
  /** Ratios of the last ranges and of means over several spans, the season divided out. */
  readonly known: readonly Float64Array[];
};

const usualSpan = 14;
const shortSpans = [3, 7] as const;
const longSpans = [40, 100, 500] as const;
const rangeLags = [0, 1, 2, 3, 4] as const;
const bodyLags = [0, 1, 2, 3] as const;
/** Bodies in usual ranges beyond this tell nothing more. */
const largestBody = 4;

// Structures form at certain candles of a burst, so the last ones count singly: a large body three
// candles ago says more of what follows than the same ATR does. Squares follow the bend.
export function toRecentVolatility(
  { open, close }: Pick<Candles, 'open' | 'close'>,
  measures: Omit<RecentVolatility, 'known'>,
): RecentVolatility {
  const { ranges, seasonSizes } = measures;
  const plain = ranges.map((range, t) => range / at(seasonSizes, t));
  const usual = calculateRunningMean(plain, usualSpan);
  const toRatios = (values: Float64Array): Float64Array =>
    values.map((value, t) => toLog(value / at(usual, t)));
  const ratios = [
    ...rangeLags.map((lag) => toRatios(shift(plain, lag))),
    ...[...shortSpans, ...longSpans].map((span) => toRatios(calculateRunningMean(plain, span))),
  ];
  const bodies = close.map((price, t) =>
    Math.min(largestBody, Math.abs(price - at(open, t)) / at(seasonSizes, t) / at(usual, t)),
  );
  const columns = [...ratios, ...bodyLags.map((lag) => shift(bodies, lag))];
  const known = columns.flatMap((column) => [column, column.map((value) => value ** 2)]);
  return { ...measures, known };
}

const toLog = (ratio: number): number => Math.log(Math.max(0.05, ratio));

/** The values `lag` candles earlier; the first value before that. */
function shift(values: Float64Array, lag: number): Float64Array {
  return values.map((_, t) => at(values, Math.max(0, t - lag)));
}

/** Wilder's mean: each value weighs one part in `span`; the plain mean at first. */
export function calculateRunningMean(values: Float64Array, span: number): Float64Array {
  let mean = 0;
  return values.map((value, t) => {
    mean += (value - mean) / Math.min(t + 1, span);
    return mean;
  });
}
