import { expect, it } from 'vitest';
import { areApart } from './edge-labels.ts';

it('labels a height of 17 apart from each other and from the last price are shown', () => {
  expect(areApart([40, 160], 100)).toBe(true);
  expect(areApart([66, 83], 100)).toBe(true);
});

it('labels that would touch each other or the last price are not', () => {
  expect(areApart([67, 83], 120)).toBe(false);
  expect(areApart([40, 84], 100)).toBe(false);
  expect(areApart([116, 150], 100)).toBe(false);
});
