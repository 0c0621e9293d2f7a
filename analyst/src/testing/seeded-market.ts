import type { Interval } from '@vela/contracts';
import {
  canResample,
  closeTimeOf,
  durationMs,
  resample,
  sliceCandles,
  toCandles,
  type Candle,
  type Candles,
} from '@vela/engine';
import { instrumentCatalogue, type CandleSeries, type MarketData } from '@vela/market-data';

/** How the candles of an instrument behave, so that a few series hold many kinds of trouble. */
export type Temper = {
  readonly symbol: string;
  readonly seed: number;
  readonly price: number;
  /** Size of an ordinary candle, as a share of the price. */
  readonly size: number;
  /** Share of the candles that do not move at all. */
  readonly flat: number;
  /** Share of the candles that open far away from the close before. */
  readonly jumps: number;
  readonly candles: number;
  readonly hasVolume: boolean;
};

const base: Interval = '15m';
const stepMs = durationMs[base];

/** Numbers from 0 to 1, always the same ones for a seed (mulberry32). */
function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function toWalk(
  { seed, price, size, flat, jumps, candles, hasVolume }: Temper,
  ends: number,
): Candles {
  const chance = createChance(seed);
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

function closedBy(candles: Candles, now: number): Candles {
  const length =
    candles.openTime.findLastIndex((time) => closeTimeOf(time, candles.interval) <= now) + 1;
  return sliceCandles(candles, 0, length);
}

function seriesOf(symbol: string, candles: Candles): CandleSeries {
  const match = instrumentCatalogue.resolve(symbol);
  if (match.kind !== 'found') throw new Error(`${symbol} is not in the catalogue`);
  const asOf = closeTimeOf(candles.openTime[candles.length - 1] ?? 0, candles.interval);
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

/** A market of such instruments, all of which have traded up to a moment. Longer intervals are made from the shortest; others are unknown. */
export function createSeededMarket(tempers: readonly Temper[], ends: number): MarketData {
  const walks = new Map(tempers.map((temper) => [temper.symbol, toWalk(temper, ends)]));
  const made = new Map<string, CandleSeries>();
  const find = (symbol: string, interval: Interval, now: number): CandleSeries | undefined => {
    const key = `${symbol} ${interval} ${now}`;
    const walk = walks.get(symbol);
    if (walk === undefined || (interval !== base && !canResample(base, interval))) return undefined;
    const known =
      made.get(key) ??
      seriesOf(symbol, closedBy(interval === base ? walk : resample(walk, interval), now));
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
