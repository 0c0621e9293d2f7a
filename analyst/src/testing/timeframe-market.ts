import type { Interval } from '@vela/contracts';
import { builtInNarrator } from '../built-in-narrator.ts';
import {
  canResample,
  calculateCloseTime,
  resample,
  sliceCandles,
  toCandles,
  type Candles,
} from '@vela/engine';
import {
  instrumentCatalogue,
  type CandleSeries,
  type MarketData,
  type MarketDataResult,
} from '@vela/market-data';
import { gatherFacts, type GatheredAnalysis } from '../gather-facts.ts';
import { createSeriesAnalyses } from '../series/series-analyses.ts';

export const quarterMs = 900_000;
export const marketBegins = Date.UTC(2024, 0, 1);

const [instrument] = instrumentCatalogue.all.filter(({ symbol }) => symbol === 'BTCUSDT');

function calculatePrice(t: number): number {
  return (
    1000 +
    120 * Math.sin(t / 900) +
    40 * Math.sin(t / 170) +
    12 * Math.sin(t / 37) +
    4 * Math.sin(t / 3)
  );
}

/** Slow and fast waves of 15-minute candles, with trends and turns at every scale. */
const quarters = toCandles(
  '15m',
  Array.from({ length: 12_000 }, (_, t) => {
    const [open, close] = [calculatePrice(t - 1), calculatePrice(t)];
    const openTime = marketBegins + t * quarterMs;
    return {
      openTime,
      open,
      close,
      high: Math.max(open, close) + 1,
      low: Math.min(open, close) - 1,
      volume: 1,
    };
  }),
);

export const marketEnds = marketBegins + quarters.length * quarterMs;

const made = new Map<Interval, Candles>();

/** An interval's candles closed by a time (UTC ms); empty for one shorter than 15 minutes. */
export function getClosedCandles(interval: Interval, time: number): Candles {
  if (!canResample('15m', interval)) return sliceCandles(quarters, 0, 0);
  const candles = made.get(interval) ?? resample(quarters, interval);
  made.set(interval, candles);
  const count = candles.openTime.findIndex(
    (openTime) => calculateCloseTime(openTime, interval) > time,
  );
  return sliceCandles(candles, 0, count < 0 ? candles.length : count);
}

/** The close time of a series' last candle. */
export function getCloseTime({ openTime, length, interval }: Candles): number {
  return calculateCloseTime(openTime[length - 1] ?? 0, interval);
}

export function createSeries(candles: Candles, vendor = 'hand'): CandleSeries {
  if (instrument === undefined) throw new Error('the catalogue has no BTCUSDT');
  const anchor = candles.openTime[0] ?? 0;
  const source = {
    kind: 'file' as const,
    vendor,
    asOf: 0,
    anchor,
    adjustment: 'raw' as const,
    health: [],
    refusals: [],
  };
  return {
    instrument,
    candles,
    source,
    version: '1',
    hash: `${candles.interval}-${candles.length}`,
  };
}

/** Returns the series of an interval at a clock time (UTC milliseconds). */
export type Source = (
  interval: Interval,
  now: number,
) => CandleSeries | undefined | Promise<CandleSeries | undefined>;

/** Returns the candles that have closed. */
export const getClosedSeries: Source = (interval, now) => {
  const candles = getClosedCandles(interval, now);
  return candles.length === 0 ? undefined : createSeries(candles);
};

const seriesAnalyses = createSeriesAnalyses();

/** Gathers an analysis of this market at a clock time. Throws if there are too few candles. */
export async function gatherAt(
  now: number,
  interval: Interval = '1h',
  source: Source = getClosedSeries,
): Promise<GatheredAnalysis> {
  const getSeries: MarketData['getSeries'] = async (request): Promise<MarketDataResult> => {
    const series = await source(request.interval, request.now);
    return series === undefined
      ? { kind: 'unavailable', refusals: [] }
      : { kind: 'series', series };
  };
  const marketData: MarketData = {
    catalogue: instrumentCatalogue,
    getSeries,
    check: () => Promise.resolve([]),
  };
  const deps = { marketData, seriesAnalyses, newId: () => 'analysis', narrator: builtInNarrator };
  const asked = {
    instrument: createSeries(quarters).instrument,
    interval,
    limit: 500,
    mode: 'technical' as const,
    now,
  };
  const gathered = await gatherFacts(asked, deps);
  if (gathered.kind !== 'gathered') throw new Error(gathered.kind);
  return gathered;
}
