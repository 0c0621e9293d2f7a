// By bisection of the distribution function, to about 1e-12; the degrees need not be an integer.
/** Quantile of Student's t distribution for a probability between 0.5 and 1. */
export function calculateStudentQuantile(probability: number, degrees: number): number {
  let low = 0;
  let high = 1;
  while (calculateStudentCdf(high, degrees) < probability && high < 1e12) high *= 2;
  for (let round = 0; round < 100 && high - low > 1e-12 * high; round += 1) {
    const middle = (low + high) / 2;
    if (calculateStudentCdf(middle, degrees) < probability) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Distribution function for values that are not negative. */
function calculateStudentCdf(value: number, degrees: number): number {
  return 1 - calculateIncompleteBeta(degrees / (degrees + value * value), degrees / 2) / 2;
}

/** The regularised incomplete beta function I(x; a, 1/2). */
function calculateIncompleteBeta(x: number, a: number): number {
  if (x >= 1) return 1;
  const b = 0.5;
  const front = Math.exp(
    calculateLogGamma(a + b) -
      calculateLogGamma(a) -
      calculateLogGamma(b) +
      a * Math.log(x) +
      b * Math.log1p(-x),
  );
  // The fraction converges fast on one side of the mean; the other follows by symmetry.
  return x < (a + 1) / (a + b + 2)
    ? (front * calculateBetaFraction(x, a, b)) / a
    : 1 - (front * calculateBetaFraction(1 - x, b, a)) / b;
}

/** Incomplete beta function by the modified Lentz method. @see https://dlmf.nist.gov/8.17.v */
function calculateBetaFraction(x: number, a: number, b: number): number {
  const tiny = 1e-300;
  const guarded = (value: number): number => (Math.abs(value) < tiny ? tiny : value);
  let c = 1;
  let d = 1 / guarded(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; m <= 500; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / guarded(1 + even * d);
    c = guarded(1 + even / c);
    fraction *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / guarded(1 + odd * d);
    c = guarded(1 + odd / c);
    fraction *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return fraction;
}

/** For positive values: Stirling's series after shifting the argument to at least 15. */
function calculateLogGamma(value: number): number {
  let x = value;
  let moved = 0;
  while (x < 15) {
    moved += Math.log(x);
    x += 1;
  }
  const inverse = 1 / (x * x);
  const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse / 1680))) / x;
  return (x - 0.5) * Math.log(x) - x + 0.918_938_533_204_672_8 + series - moved;
}
