import { createHash, type Hash } from 'node:crypto';
import type { Candles, Interval } from '@vela/engine';
import { getValueAt, candleFields } from './raw-candles.ts';

const rowsPerChunk = 8192;

export type SeriesHasher = {
  /** SHA-256 (hex) of the candles; incremental when they extend those hashed last. */
  hashCandles(candles: Candles): string;
};

/** SHA-256 of interval, then per candle time, OHLCV as little-endian doubles; state is cached. */
export function createSeriesHasher(interval: Interval): SeriesHasher {
  const start = createHash('sha256').update(`${interval}\n`);
  let state = start;
  let hashed = 0;
  let digest: string | undefined;
  return {
    hashCandles(candles) {
      if (candles.length < hashed) return appendRows(start.copy(), candles, 0).digest('hex');
      if (candles.length === hashed && digest !== undefined) return digest;
      state = appendRows(state.copy(), candles, hashed);
      hashed = candles.length;
      digest = state.copy().digest('hex');
      return digest;
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
        values[row * width + offset] = getValueAt(column, chunkStart + row);
    });
    hash.update(new Uint8Array(values.buffer));
  }
  return hash;
}
