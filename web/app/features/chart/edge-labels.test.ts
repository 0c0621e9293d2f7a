import { expect, it } from 'vitest';
import { spreadLabels } from './edge-labels.ts';

it('keeps labels that are apart where they are', () => {
  expect([...spreadLabels([40, 160], 100)]).toEqual([
    [40, 40],
    [160, 160],
  ]);
});

it('moves labels away from the last price and from each other', () => {
  const placed = [...spreadLabels([95, 90, 104], 100).values()].toSorted((a, b) => a - b);
  const all = [...placed, 100].toSorted((a, b) => a - b);
  for (const [index, y] of all.slice(1).entries())
    expect(y - (all[index] ?? Number.NaN)).toBeGreaterThanOrEqual(17);
});
