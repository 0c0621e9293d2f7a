import type { Interval } from '@vela/contracts';
import {
  canResample,
  closeTimeOf,
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
import { gatherFacts, type Gathered } from '../gather-facts.ts';
import { createSeriesAnalyses } from '../series/series-analyses.ts';

export const quarterMs = 900_000;
export const marketBegins = Date.UTC(2024, 0, 1);

const [instrument] = instrumentCatalogue.all.filter(({ symbol }) => symbol === 'BTCUSDT');

function priceAt(t: number): number {
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
    const [open, close] = [priceAt(t - 1), priceAt(t)];
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

/** The market's candles of an interval that had closed by a moment; none for an interval shorter than its own. */
export function closedBy(interval: Interval, time: number): Candles {
  if (!canResample('15m', interval)) return sliceCandles(quarters, 0, 0);
  const candles = made.get(interval) ?? resample(quarters, interval);
  made.set(interval, candles);
  const count = candles.openTime.findIndex((openTime) => closeTimeOf(openTime, interval) > time);
  return sliceCandles(candles, 0, count < 0 ? candles.length : count);
}

/** The close time of a series' last candle. */
export function closeOf({ openTime, length, interval }: Candles): number {
  return closeTimeOf(openTime[length - 1] ?? 0, interval);
}

export function seriesOf(candles: Candles, vendor = 'hand'): CandleSeries {
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

/** What a source answers to a question for an interval at a clock. */
export type Source = (
  interval: Interval,
  now: number,
) => CandleSeries | undefined | Promise<CandleSeries | undefined>;

/** The source that gives what has closed. */
export const honestSource: Source = (interval, now) => {
  const candles = closedBy(interval, now);
  return candles.length === 0 ? undefined : seriesOf(candles);
};

const seriesAnalyses = createSeriesAnalyses();

/** What an analysis of this market gathers at a clock. Throws when there are too few candles. */
export async function gatherAt(
  now: number,
  interval: Interval = '1h',
  source: Source = honestSource,
): Promise<Gathered> {
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
  const deps = { marketData, seriesAnalyses, newId: () => 'analysis' };
  const asked = {
    instrument: seriesOf(quarters).instrument,
    interval,
    limit: 500,
    mode: 'technical' as const,
    now,
  };
  const gathered = await gatherFacts(asked, deps);
  if (gathered.kind !== 'gathered') throw new Error(gathered.kind);
  return gathered;
}
