import type { Interval } from '@vela/contracts';
import {
  canResample,
  calculateCloseTime,
  durationMs,
  resample,
  sliceCandles,
  toCandles,
  type Candle,
  type Candles,
} from '@vela/engine';
import { instrumentCatalogue, type CandleSeries, type MarketData } from '@vela/market-data';

/** Parameters of a generated series, chosen so that a few series cover many edge cases. */
export type SeriesProfile = {
  readonly symbol: string;
  readonly seed: number;
  readonly price: number;
  /** Size of a typical candle, as a fraction of the price. */
  readonly size: number;
  /** Fraction of candles without any movement. */
  readonly flat: number;
  /** Fraction of candles that open with a gap to the previous close. */
  readonly jumps: number;
  readonly candles: number;
  readonly hasVolume: boolean;
};

const base: Interval = '15m';
const stepMs = durationMs[base];

/** Seeded random numbers from 0 to 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function createWalk(
  { seed, price, size, flat, jumps, candles, hasVolume }: SeriesProfile,
  ends: number,
): Candles {
  const chance = createRandom(seed);
  let close = price;
  let drift = 0;
  const rows = Array.from({ length: candles }, (_, t): Candle => {
    const openTime = ends - (candles - t) * stepMs;
    if (chance() < flat)
      return { openTime, open: close, high: close, low: close, close, volume: 0 };
    if (t % 120 === 0) drift = (chance() - 0.5) * 0.4;
    const open = chance() < jumps ? close * (1 + (chance() - 0.5) * 12 * size) : close;
    close = Math.max(price / 50, open * (1 + (chance() - 0.5 + drift * 0.5) * 2 * size));
    const high = Math.max(open, close) * (1 + chance() * 0.6 * size);
    const low = Math.min(open, close) * (1 - chance() * 0.6 * size);
    return {
      openTime,
      open,
      high,
      low,
      close,
      volume: hasVolume ? Math.round(chance() * 1e6) / 10 : 0,
    };
  });
  return toCandles(base, rows);
}

function getClosedCandles(candles: Candles, now: number): Candles {
  const length =
    candles.openTime.findLastIndex((time) => calculateCloseTime(time, candles.interval) <= now) + 1;
  return sliceCandles(candles, 0, length);
}

function createSeries(symbol: string, candles: Candles): CandleSeries {
  const match = instrumentCatalogue.resolve(symbol);
  if (match.kind !== 'found') throw new Error(`${symbol} is not in the catalogue`);
  const asOf = calculateCloseTime(candles.openTime[candles.length - 1] ?? 0, candles.interval);
  const anchor = candles.openTime[0] ?? 0;
  const source = {
    kind: 'file' as const,
    vendor: 'seeded',
    asOf,
    anchor,
    adjustment: 'raw' as const,
    health: [],
    refusals: [],
  };
  return {
    instrument: match.instrument,
    candles,
    source,
    version: '1',
    hash: `${symbol}-${candles.interval}-${candles.length}`,
  };
}

/** Creates a market up to a time; the shortest interval's candles make the longer ones. */
export function createSeededMarket(tempers: readonly SeriesProfile[], ends: number): MarketData {
  const walks = new Map(tempers.map((temper) => [temper.symbol, createWalk(temper, ends)]));
  const made = new Map<string, CandleSeries>();
  const find = (symbol: string, interval: Interval, now: number): CandleSeries | undefined => {
    const key = `${symbol} ${interval} ${now}`;
    const walk = walks.get(symbol);
    if (walk === undefined || (interval !== base && !canResample(base, interval))) return undefined;
    const known =
      made.get(key) ??
      createSeries(
        symbol,
        getClosedCandles(interval === base ? walk : resample(walk, interval), now),
      );
    made.set(key, known);
    return known.candles.length === 0 ? undefined : known;
  };
  return {
    catalogue: instrumentCatalogue,
    getSeries: ({ instrument, interval, now }) => {
      const series = find(instrument.symbol, interval, now);
      return Promise.resolve(
        series === undefined ? { kind: 'unavailable', refusals: [] } : { kind: 'series', series },
      );
    },
    check: () => Promise.resolve([]),
  };
}
