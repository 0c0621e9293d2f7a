import { afterEach, expect, it, vi } from 'vitest';
import { createWindowLimiter } from './window-limiter.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('counts in windows, says how long to wait, and gives points back', () => {
  let now = 0;
  const limiter = createWindowLimiter({ points: 2, seconds: 10 }, () => now);
  const take = (count: number, key = 'a') =>
    Array.from({ length: count }, () => limiter.consume(key));
  expect(take(3)).toEqual([undefined, undefined, 10_000]);
  expect(take(1, 'b')).toEqual([undefined]);
  now = 9_000;
  expect(take(1)).toEqual([1_000]);
  limiter.reward('a');
  limiter.reward('a');
  limiter.reward('a');
  expect(take(2)).toEqual([undefined, 1_000]);
  now = 10_000;
  expect(take(3)).toEqual([undefined, undefined, 10_000]);
});

it('takes memory for the keys that it has, and counts on beside two hundred thousand others', () => {
  const before = process.memoryUsage();
  const limiters = Array.from({ length: 40 }, () =>
    createWindowLimiter({ points: 1, seconds: 60 }),
  );
  const after = process.memoryUsage();
  const grown = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
  expect(grown).toBeLessThan(10e6);
  const [limiter] = limiters;
  limiter?.consume('first');
  limiter?.consume('guessed');
  for (let index = 0; index < 200_000; index += 1) {
    limiter?.consume(`other ${index}`);
    if (index === 100_000) limiter?.consume('guessed');
  }
  expect(limiter?.consume('guessed')).toBeGreaterThan(0);
  expect(limiter?.consume('first')).toBeUndefined();
});

it.each([-3_600_000, 3_600_000])('is not moved by a system clock set by %d ms', (ms) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
  const limiter = createWindowLimiter({ points: 1, seconds: 60 });
  limiter.consume('a');
  vi.setSystemTime(Date.UTC(2026, 0, 1) + ms);
  const wait = limiter.consume('a');
  expect(wait).toBeGreaterThan(50_000);
  expect(wait).toBeLessThanOrEqual(60_000);
});
