import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import type { Candles, Interval } from '@vela/engine';
import { at, candleFields } from './raw-candles.ts';

const rowsPerChunk = 8192;

export type SeriesHasher = {
  /** SHA-256 (hex) of the candles; cheap when they continue those hashed last. */
  hashOf(candles: Candles): string;
};

/**
 * Hashes one version of a series: SHA-256 over the interval's name and then, candle by candle, open time, open, high, low, close and
 * volume as little-endian doubles. Candles of a version only grow at the end, so the state after those hashed last is kept.
 */
export function createSeriesHasher(interval: Interval): SeriesHasher {
  const start = createHash('sha256').update(`${interval}\n`);
  let state = start;
  let hashed = 0;
  return {
    hashOf(candles) {
      if (candles.length < hashed) return appendRows(start.copy(), candles, 0).digest('hex');
      state = appendRows(state.copy(), candles, hashed);
      hashed = candles.length;
      return state.copy().digest('hex');
    },
  };
}

function appendRows(hash: Hash, candles: Candles, from: number): Hash {
  const width = candleFields.length;
  for (let chunkStart = from; chunkStart < candles.length; chunkStart += rowsPerChunk) {
    const rows = Math.min(rowsPerChunk, candles.length - chunkStart);
    const values = new Float64Array(rows * width);
    candleFields.forEach((field, offset) => {
      const column = candles[field];
      for (let row = 0; row < rows; row++)
        values[row * width + offset] = at(column, chunkStart + row);
    });
    hash.update(new Uint8Array(values.buffer));
  }
  return hash;
}
