import type { Instrument } from '@vela/contracts';
import { resample, sliceCandles, type Candles, type Interval } from '@vela/engine';
import { getValueAt } from '../../candles/raw-candles.ts';
import type { TradingCalendar } from '../../instruments/instrument-entry.ts';
import { createDailyPath } from './daily-path.ts';
import { hashText } from './random.ts';
import { splitCandles } from './split-candles.ts';
import { toPrices, type TickCandles } from './tick-candles.ts';

const dayMs = 86_400_000;
// A month closes only when a later day exists, so the path extends beyond the requested days.
const spareDays = 40;
const finerSteps = ['4h', '1h', '30m', '15m', '5m', '1m'] as const;

export type SimulatedSpan = {
  readonly interval: Interval;
  readonly from: number;
  readonly until: number;
};

/**
 * Candles with `from` <= open time < end of the day of `until`, in steps of about a millisecond;
 * all intervals split one daily path, so a 4h candle is exactly the aggregate of its 1h candles.
 */
export function* createSimulatedCandlesInSteps(
  instrument: Instrument,
  calendar: TradingCalendar,
  { interval, from, until }: SimulatedSpan,
): Generator<void, Candles> {
  const endOfDay = (Math.floor(until / dayMs) + 1) * dayMs;
  const isLong = interval === '1w' || interval === '1mo';
  let candles = dropCandlesBefore(
    yield* createDailyPath(instrument, calendar, isLong ? endOfDay + spareDays * dayMs : endOfDay),
    Math.floor(from / dayMs) * dayMs,
  );
  if (isLong) return toPrices(resample(candles, interval), instrument.priceDecimals);
  const seed = hashText(instrument.symbol);
  for (const to of finerSteps) {
    if (candles.interval === interval) break;
    candles = yield* splitCandles(candles, { to, calendar, seed });
  }
  return toPrices(dropCandlesBefore(candles, from), instrument.priceDecimals);
}

/** The same at once, for a day or a candle. */
export function createSimulatedCandles(
  ...given: Parameters<typeof createSimulatedCandlesInSteps>
): Candles {
  const steps = createSimulatedCandlesInSteps(...given);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

function dropCandlesBefore(candles: TickCandles, from: number): TickCandles {
  let first = 0;
  while (first < candles.length && getValueAt(candles.openTime, first) < from) first++;
  return sliceCandles(candles, first, candles.length);
}
