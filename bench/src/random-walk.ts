import { type Candles, toCandles } from '@vela/engine';

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

const ticks = 16;

// Trades scatter around the price: wicks, and 20 to 30 fair value gaps per 100 candles, as real.
/** Seeded random walk of 15-minute candles. */
export function createRandomWalk(seed: number, length: number): Candles {
  const random = createRandom(seed);
  let price = 100;
  const rows = Array.from({ length }, (_, index) => {
    const open = price;
    let high = open;
    let low = open;
    for (let tick = 0; tick < ticks; tick += 1) {
      price *= 1 + (random() + random() + random() - 1.5) * 0.001;
      const trade = price * (1 + (random() - 0.5) * 0.001);
      high = Math.max(high, price, trade);
      low = Math.min(low, price, trade);
    }
    return {
      openTime: index * 900_000,
      open,
      high,
      low,
      close: price,
      volume: Math.floor(random() * 1000),
    };
  });
  return toCandles('15m', rows);
}
