import { areKnown, refuseValue, toComputed, type Computed } from '../computed.ts';

/** Growth that nears the long-run rate; each year keeps `keep` of the distance (0.7: 30 % less). */
export function fadeGrowth(inputs: {
  /** Growth of the first year of the path. */
  readonly first: number;
  readonly longRun: number;
  readonly keep: number;
  readonly years: number;
}): number[] {
  const { first, longRun, keep, years } = inputs;
  return Array.from({ length: years }, (_, year) => longRun + keep ** year * (first - longRun));
}

/** Growth that moves in equal steps to the stable rate, which the last year already has. */
export function moveGrowth(high: number, stable: number, years: number): number[] {
  return Array.from({ length: years }, (_, year) => high + ((stable - high) * (year + 1)) / years);
}

/** Amounts that grow from a base; the first is one year on. */
export function growFlows(base: number, growth: readonly number[]): number[] {
  let flow = base;
  return growth.map((rate) => {
    flow *= 1 + rate;
    return flow;
  });
}

/** Growth a year from one amount to another; none where either is not positive. */
export function calculateCompoundGrowth(start: number, end: number, years: number): Computed {
  if (!areKnown(start, end, years)) return refuseValue('input-missing');
  if (years <= 0) return refuseValue('out-of-range');
  if (start <= 0 || end <= 0) return refuseValue('not-meaningful', { start, end });
  return toComputed((end / start) ** (1 / years) - 1);
}

export type WeightedPoint = { readonly x: number; readonly y: number; readonly weight: number };

/**
 * Robust growth a year: slope of the weighted least-squares line / mean of |y|; losses are allowed
 * (Simply Wall St, company analysis model).
 */
export function calculateRobustGrowth(points: readonly WeightedPoint[]): Computed {
  const total = points.reduce((sum, { weight }) => sum + weight, 0);
  if (points.length < 2 || !(total > 0)) return refuseValue('input-missing');
  const mean = (read: (point: WeightedPoint) => number): number =>
    points.reduce((sum, point) => sum + point.weight * read(point), 0) / total;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  const spread = mean((point) => (point.x - x) ** 2);
  const size = points.reduce((sum, point) => sum + Math.abs(point.y), 0) / points.length;
  if (spread <= 0 || size <= 0) return refuseValue('denominator-not-positive');
  const slope = mean((point) => (point.x - x) * (point.y - y)) / spread;
  return toComputed(slope / size, { slope, meanSize: size });
}
