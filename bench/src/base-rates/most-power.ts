const cases = 500;
const quantile = 1.96;

const deviate = (share: number): number => Math.sqrt((share * (1 - share)) / cases);

/** Share of effects that a two-sided 5 % test of one cell finds when it knows the rate without. */
export function calculateMostPower(rate: number, points: number): number {
  return calculateNormalShare(
    (Math.abs(points) - quantile * deviate(rate)) / deviate(rate + points),
  );
}

// @see Abramowitz and Stegun, Handbook of Mathematical Functions, 26.2.17
/** Share of the standard normal distribution below a value, to about 1e-7. */
function calculateNormalShare(value: number): number {
  if (value < 0) return 1 - calculateNormalShare(-value);
  const t = 1 / (1 + 0.231_641_9 * value);
  const weights = [0.319_381_53, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
  const series = weights.reduceRight((sum, weight) => (sum + weight) * t, 0);
  return 1 - (Math.exp(-(value ** 2) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
