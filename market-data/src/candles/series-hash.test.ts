import { createHash } from 'node:crypto';
import { sliceCandles, toCandles } from '@vela/engine';
import { describe, expect, it } from 'vitest';
import { createSeriesHasher } from './series-hash.ts';

const rows = Array.from({ length: 20_000 }, (_, index) => ({
  openTime: index * 60_000,
  open: 1 + index / 7,
  high: 9999,
  low: 0.5,
  close: 2 + index / 3,
  volume: index,
}));
const candles = toCandles('1m', rows);

function hashByHand(count: number): string {
  const hash = createHash('sha256').update('1m\n');
  for (const { openTime, open, high, low, close, volume } of rows.slice(0, count)) {
    const bytes = Buffer.alloc(48);
    [openTime, open, high, low, close, volume].forEach((value, index) =>
      bytes.writeDoubleLE(value, index * 8),
    );
    hash.update(bytes);
  }
  return hash.digest('hex');
}

describe('hash of a series', () => {
  it('is the SHA-256 of interval and rows', () => {
    expect(createSeriesHasher('1m').hashCandles(candles)).toBe(hashByHand(20_000));
  });

  it('is the same for candles added at once or appended, and for shorter views', () => {
    const hasher = createSeriesHasher('1m');
    for (const count of [1, 8192, 8193, 20_000, 500])
      expect(hasher.hashCandles(sliceCandles(candles, 0, count))).toBe(hashByHand(count));
  });
});
