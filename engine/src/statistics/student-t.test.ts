import { expect, it } from 'vitest';
import { studentQuantile } from './student-t.ts';

// @see https://www.itl.nist.gov/div898/handbook/eda/section3/eda3672.htm
it('gives the values of the printed table', () => {
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
    expect(studentQuantile(probability, degrees)).toBeCloseTo(value, 3);
});

it('agrees with the closed forms of one and two degrees of freedom', () => {
  for (const probability of [0.6, 0.9, 0.975, 0.9999]) {
    expect(studentQuantile(probability, 1)).toBeCloseTo(Math.tan(Math.PI * (probability - 0.5)), 6);
    const centred = 2 * probability - 1;
    expect(studentQuantile(probability, 2)).toBeCloseTo(
      centred * Math.sqrt(2 / (1 - centred ** 2)),
      8,
    );
  }
});

it('lies between whole degrees of freedom for those that are not whole', () => {
  expect(studentQuantile(0.975, 7.5)).toBeLessThan(studentQuantile(0.975, 7));
  expect(studentQuantile(0.975, 7.5)).toBeGreaterThan(studentQuantile(0.975, 8));
});
