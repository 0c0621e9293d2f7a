import type { Instrument } from '@vela/contracts';
import { resample, sliceCandles } from '@vela/engine';
import type { Candles, Interval } from '@vela/engine';
import { at } from '../../candles/raw-candles.ts';
import type { TradingCalendar } from '../../instruments/instrument-entry.ts';
import { createDailyPath } from './daily-path.ts';
import { seedOfText } from './random.ts';
import { splitCandles } from './split-candles.ts';
import { toPrices } from './tick-candles.ts';
import type { TickCandles } from './tick-candles.ts';

const dayMs = 86_400_000;
// A month closes when a later day exists, so the path runs on beyond the days that are asked for.
const spareDays = 40;
const finerSteps = ['4h', '1h', '30m', '15m', '5m', '1m'] as const;

export type SimulatedSpan = {
  readonly interval: Interval;
  readonly from: number;
  readonly until: number;
};

/**
 * Simulated candles of one instrument that open at or after `from` and before the end of the day of `until`. The daily path is drawn first and then
 * split step by step, so all intervals are views of one path: a 4h candle is exactly the aggregate of its 1h candles.
 */
export function createSimulatedCandles(
  instrument: Instrument,
  calendar: TradingCalendar,
  { interval, from, until }: SimulatedSpan,
): Candles {
  const endOfDay = (Math.floor(until / dayMs) + 1) * dayMs;
  const isLong = interval === '1w' || interval === '1mo';
  let candles = startingAt(
    createDailyPath(instrument, calendar, isLong ? endOfDay + spareDays * dayMs : endOfDay),
    Math.floor(from / dayMs) * dayMs,
  );
  if (isLong) return toPrices(resample(candles, interval), instrument.priceDecimals);
  const seed = seedOfText(instrument.symbol);
  for (const to of finerSteps) {
    if (candles.interval === interval) break;
    candles = splitCandles(candles, { to, calendar, seed });
  }
  return toPrices(startingAt(candles, from), instrument.priceDecimals);
}

function startingAt(candles: TickCandles, from: number): TickCandles {
  let first = 0;
  while (first < candles.length && at(candles.openTime, first) < from) first++;
  return sliceCandles(candles, first, candles.length);
}
