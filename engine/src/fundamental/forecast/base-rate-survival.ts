import { areKnown, refuseValue, toComputed, type Computed } from '../computed.ts';

/** Error function by Abramowitz and Stegun 7.1.26, off by at most 1.5e-7. */
function approximateErf(x: number): number {
  const t = 1 / (1 + 0.327_591_1 * Math.abs(x));
  const [a, b, c, d, e] = [
    0.254_829_592, -0.284_496_736, 1.421_413_741, -1.453_152_027, 1.061_405_429,
  ];
  const polynomial = t * (a + t * (b + t * (c + t * (d + t * e))));
  return Math.sign(x) * (1 - polynomial * Math.exp(-x * x));
}

export type GrowthClass = {
  /** Median growth a year after inflation of companies of this size. */
  readonly medianReal: number;
  readonly deviation: number;
};

/**
 * Part of the companies of a size that grew faster, by a normal curve: an approximation whose tail
 * is too thick, so a table of counted cases comes first where there is one.
 */
export function approximateFasterShare(
  nominalGrowth: number,
  inflation: number,
  { medianReal, deviation }: GrowthClass,
): Computed {
  if (!areKnown(nominalGrowth, inflation, medianReal, deviation))
    return refuseValue('input-missing');
  if (deviation <= 0 || inflation <= -1) return refuseValue('out-of-range');
  const real = nominalGrowth - inflation;
  const distance = (real - medianReal) / deviation;
  return toComputed((1 - approximateErf(distance / Math.SQRT2)) / 2, { real, distance });
}

/** How far a counted coverage is from the promised one, in binomial standard errors. */
export function calculateCoverageScore(hits: number, count: number, promised: number): Computed {
  if (!areKnown(hits, count, promised)) return refuseValue('input-missing');
  if (count <= 0 || promised <= 0 || promised >= 1) return refuseValue('out-of-range');
  const coverage = hits / count;
  const error = Math.sqrt((promised * (1 - promised)) / count);
  return toComputed((coverage - promised) / error, { coverage, error });
}
