import { expect, it } from 'vitest';
import { createLineBudget } from './line-budget.ts';

it('gives out its lines once a second, and counts the others', () => {
  let now = 0;
  const budget = createLineBudget(2, () => now);
  expect([budget.take(), budget.take(), budget.take(), budget.take()]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(budget.takeSkipped()).toBe(0);
  now = 1_000;
  expect([budget.takeSkipped(), budget.takeSkipped(), budget.take()]).toEqual([2, 0, true]);
});
