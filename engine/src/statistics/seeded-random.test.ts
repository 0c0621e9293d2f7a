import { expect, it } from 'vitest';
import { createSeededRandom } from './seeded-random.ts';

const draws = (seed: number, count: number, bound: number): number[] => {
  const random = createSeededRandom(seed);
  return Array.from({ length: count }, () => random.below(bound));
};

it('gives the same numbers for the same seed and others for another', () => {
  expect(draws(7, 50, 1000)).toEqual(draws(7, 50, 1000));
  expect(draws(7, 50, 1000)).not.toEqual(draws(8, 50, 1000));
});

it('draws every number below the bound about equally often, and none beyond it', () => {
  const bound = 10;
  const drawn = draws(1, 100_000, bound);
  const counts = Array.from(
    { length: bound },
    (_, number) => drawn.filter((value) => value === number).length,
  );
  expect(counts.reduce((sum, value) => sum + value, 0)).toBe(drawn.length);
  // Chi-squared with 9 degrees of freedom stays below 27.9 with a probability of 0.999.
  expect(counts.reduce((sum, value) => sum + (value - 10_000) ** 2 / 10_000, 0)).toBeLessThan(27.9);
});

it('draws independent pairs', () => {
  const drawn = draws(2, 160_000, 4);
  const pairs = new Map<number, number>();
  for (let index = 0; index < drawn.length; index += 2) {
    const pair = (drawn[index] ?? 0) * 4 + (drawn[index + 1] ?? 0);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  // 15 degrees of freedom: 37.7.
  expect(
    [...pairs.values()].reduce((sum, value) => sum + (value - 5000) ** 2 / 5000, 0),
  ).toBeLessThan(37.7);
});
