import { expect, it } from 'vitest';
import { cacheBytes } from './cache-bytes.ts';

it('bounds all caches together at 161 MB', () => {
  const sum = Object.values(cacheBytes).reduce<number>((bytes, part) => bytes + part, 0);
  expect(sum).toBe(161 * 2 ** 20);
});
