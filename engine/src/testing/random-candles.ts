import type { Candle, Candles } from '../candles/candles.ts';
import { toCandles } from '../candles/to-candles.ts';

/** Pseudorandom numbers in [0, 1) from a seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type WalkOptions = {
  readonly seed: number;
  readonly length: number;
  readonly start?: number;
};

/**
 * Random walk of 15-minute candles on a price grid of 1/64: coarse enough for equal highs and lows,
 * exact under powers of two.
 */
export function createRandomCandles({ seed, length, start = 100 }: WalkOptions): Candles {
  const random = createRandom(seed);
  const rows: Candle[] = [];
  let price = start;
  for (let index = 0; index < length; index += 1) {
    const open = price;
    let high = open;
    let low = open;
    for (let tick = 0; tick < 6; tick += 1) {
      price += Math.round((random() + random() + random() - 1.5) * 20) / 64;
      high = Math.max(high, price);
      low = Math.min(low, price);
    }
    rows.push({
      openTime: 1_600_000_200_000 + index * 900_000,
      open,
      high,
      low,
      close: price,
      volume: Math.floor(random() * 1000),
    });
  }
  return toCandles('15m', rows);
}
