import { expect, it } from 'vitest';
import { calculateStudentQuantile } from './student-t.ts';

// @see https://www.itl.nist.gov/div898/handbook/eda/section3/eda3672.htm
it('matches the published table', () => {
  const table = [
    [0.975, 1, 12.706],
    [0.975, 2, 4.303],
    [0.975, 10, 2.228],
    [0.995, 30, 2.75],
    [0.999, 5, 5.893],
    [0.95, 100, 1.66],
    [0.975, 1e6, 1.96],
  ] as const;
  for (const [probability, degrees, value] of table)
    expect(calculateStudentQuantile(probability, degrees)).toBeCloseTo(value, 3);
});

it('agrees with the closed forms of one and two degrees of freedom', () => {
  for (const probability of [0.6, 0.9, 0.975, 0.9999]) {
    expect(calculateStudentQuantile(probability, 1)).toBeCloseTo(
      Math.tan(Math.PI * (probability - 0.5)),
      6,
    );
    const centred = 2 * probability - 1;
    expect(calculateStudentQuantile(probability, 2)).toBeCloseTo(
      centred * Math.sqrt(2 / (1 - centred ** 2)),
      8,
    );
  }
});

it('interpolates between integer degrees of freedom', () => {
  expect(calculateStudentQuantile(0.975, 7.5)).toBeLessThan(calculateStudentQuantile(0.975, 7));
  expect(calculateStudentQuantile(0.975, 7.5)).toBeGreaterThan(calculateStudentQuantile(0.975, 8));
});
