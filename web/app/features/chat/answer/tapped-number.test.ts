import { expect, it } from 'vitest';
import { measureTap } from './tapped-number.ts';

/** A number in a sentence, 60 by 20 pixels. */
const number = { left: 100, right: 160, top: 200, bottom: 220 };

it('a finger of 44 pixels reaches a number a line high, and no farther', () => {
  expect(measureTap({ x: 130, y: 210 }, number)).toBe(0);
  expect(measureTap({ x: 130, y: 231 }, number)).toBe(11);
  expect(measureTap({ x: 130, y: 189 }, number)).toBe(11);
  expect(measureTap({ x: 130, y: 233 }, number)).toBeUndefined();
  // It is wider than a finger: nothing beside it belongs to it.
  expect(measureTap({ x: 163, y: 210 }, number)).toBeUndefined();
});

it('a short number is reached from its sides too', () => {
  const one = { left: 100, right: 108, top: 200, bottom: 220 };
  expect(measureTap({ x: 120, y: 210 }, one)).toBe(12);
  expect(measureTap({ x: 127, y: 210 }, one)).toBeUndefined();
});
