import { type Candle, type Candles, toCandles } from '@vela/engine';
import { createRandom } from '../random-walk.ts';

/**
 * Walks without any structure: independent moves; GARCH(1, 1) volatility with a season of the day
 * and week; three regimes of volatility.
 */
export type WalkKind = 'independent' | 'garch' | 'regimes';

const ticks = 12;
const sizePerTick = 0.0006;
const minutes = 15;
const candlesPerDay = (24 * 60) / minutes;
/** GARCH(1, 1) of the candle's move, long-run variance 1. */
const garch = { news: 0.1, memory: 0.88 };
/** Sizes of moves by regime, and the share of candles at which the regime changes. */
const regimeSizes = [0.5, 1, 2.2] as const;
const regimeChange = 1 / 300;

/** Yields the size of the moves of each candle; `next` takes the last candle's move over it. */
type Volatility = (lastMove: number) => number;

/** Seeded random walk of 15-minute candles, continuous over weekends, no drift in log prices. */
export function createWalk(kind: WalkKind, seed: number, length: number): Candles {
  const random = createRandom(seed);
  const volatility = createVolatility(kind, random);
  let price = 100;
  let move = 0;
  const rows = Array.from({ length }, (_, index): Candle => {
    const season = kind === 'garch' ? calculateSeason(index) : 1;
    const size = volatility(move) * season * sizePerTick;
    const open = price;
    let [high, low] = [open, open];
    for (let tick = 0; tick < ticks; tick += 1) {
      price *= Math.exp(drawNormal(random) * size);
      const trade = price * (1 + (random() - 0.5) * size);
      high = Math.max(high, price, trade);
      low = Math.min(low, price, trade);
    }
    move = Math.log(price / open) / (Math.sqrt(ticks) * sizePerTick * season);
    const openTime = index * minutes * 60_000;
    return { openTime, open, high, low, close: price, volume: Math.floor(random() * 1000) };
  });
  return toCandles('15m', rows);
}

function createVolatility(kind: WalkKind, random: () => number): Volatility {
  if (kind === 'independent') return () => 1;
  if (kind === 'garch') {
    let variance = 1;
    return (move) => {
      variance = 1 - garch.news - garch.memory + garch.news * move ** 2 + garch.memory * variance;
      return Math.sqrt(variance);
    };
  }
  let regime = Math.floor(random() * regimeSizes.length);
  return () => {
    if (random() < regimeChange) regime = Math.floor(random() * regimeSizes.length);
    return regimeSizes[regime] ?? 1;
  };
}

/** Loud at 8 and 14 o'clock, quiet at night, 0.4 of that at weekends; 1 on average of a day. */
function calculateSeason(index: number): number {
  const hour = ((index % candlesPerDay) * minutes) / 60;
  const day = Math.floor(index / candlesPerDay) % 7;
  const peak = (at: number): number => Math.exp(-(((hour - at) / 1.5) ** 2));
  return (0.6 + 1.2 * peak(8) + 1.6 * peak(14)) * (day === 2 || day === 3 ? 0.4 : 1);
}

/** Box and Muller. */
function drawNormal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
