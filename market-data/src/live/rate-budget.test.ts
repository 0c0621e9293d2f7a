import { expect, it } from 'vitest';
import { createRateBudget } from './rate-budget.ts';

function countSpent(spend: () => void): number {
  for (let count = 0; ; count++) {
    try {
      spend();
    } catch {
      return count;
    }
  }
}

it('uses 80 % of the limit in a window: half at once, half as it is refilled', () => {
  let clock = 5000;
  const spend = createRateBudget('vendor', { requests: 100, windowMs: 1000 }, () => clock);
  let spent = 0;
  for (clock = 5000; clock < 6000; clock += 50) spent += countSpent(spend);
  expect(spent).toBeGreaterThanOrEqual(77);
  expect(spent).toBeLessThanOrEqual(80);
});

it('refuses with the delay until the next request is free', () => {
  let clock = 0;
  const spend = createRateBudget('vendor', { requests: 25, windowMs: 1000 }, () => clock);
  expect(countSpent(spend)).toBe(10);
  clock = 40;
  expect(spend).toThrow(
    expect.objectContaining({ kind: 'rate-limited', vendor: 'vendor', retryAfterMs: 60 }),
  );
  clock = 100;
  expect(countSpent(spend)).toBe(1);
});

it('saves no more than its capacity while idle, and lets at least one request through', () => {
  let clock = 0;
  const spend = createRateBudget('vendor', { requests: 1, windowMs: 1000 }, () => clock);
  clock = 100_000;
  expect(countSpent(spend)).toBe(1);
  clock += 2499;
  expect(countSpent(spend)).toBe(0);
  clock += 1;
  expect(countSpent(spend)).toBe(1);
});
