import { expect, it } from 'vitest';
import { createSharedCache } from './shared-cache.ts';

const kilobyte = 1024;

it('evicts the least recently used value of all kinds when their bytes exceed the limit', () => {
  // An entry weighs a kilobyte beside its value: these weigh 10, 20 and 30 kilobytes.
  const cache = createSharedCache(60 * kilobyte);
  const texts = cache.open('texts', (text: string) => text.length);
  const columns = cache.open('columns', (column: Float64Array) => column.byteLength);
  texts.set('a', 'x'.repeat(9 * kilobyte));
  columns.set('a', new Float64Array((19 * kilobyte) / 8));
  texts.set('b', 'y'.repeat(29 * kilobyte));
  expect(texts.get('a')).toHaveLength(9 * kilobyte);
  texts.set('c', 'z');
  expect(columns.get('a')).toBeUndefined();
  expect(texts.get('a')).toBeDefined();
  expect(texts.get('b')).toBeDefined();
  expect(texts.get('c')).toBe('z');
});

it('keeps the new value of a key, and a value larger than the cache alone', () => {
  const cache = createSharedCache(8 * kilobyte);
  const texts = cache.open('texts', (text: string) => text.length);
  texts.set('a', 'first');
  texts.set('a', 'second');
  expect(texts.get('a')).toBe('second');
  texts.set('b', 'x'.repeat(100 * kilobyte));
  expect(texts.get('a')).toBeUndefined();
  expect(texts.get('b')).toHaveLength(100 * kilobyte);
});
