import { candleLimit, type SourceRefusal } from '@vela/contracts';
import type { SeriesAnalyses } from '@vela/analyst';
import { createAlertEvaluator, type AlertEvaluator, type Candle, type Candles } from '@vela/engine';
import { toMarketCalendar, type CandleSeries, type MarketData } from '@vela/market-data';
import type { Instrument, Interval } from '@vela/contracts';
import type { AlertLineCache } from './alert-line-cache.ts';

export type AlertReadingDeps = {
  readonly marketData: Pick<MarketData, 'catalogue' | 'getSeries'>;
  readonly analyses: SeriesAnalyses;
  readonly now: () => number;
  /** Absent for a look back: it reads all values. */
  readonly lines?: AlertLineCache;
};

/** A series with the evaluator of its alerts. */
export type AlertReading = {
  readonly series: CandleSeries;
  readonly evaluator: AlertEvaluator;
};

type ReadResult =
  | ({ readonly kind: 'series' } & AlertReading)
  | { readonly kind: 'unavailable'; readonly refusals: readonly SourceRefusal[] };

/** The evaluator over a series; structures come from the shared cache of analyses. */
export function openEvaluator(
  series: CandleSeries,
  analyses: SeriesAnalyses,
  lines?: AlertLineCache,
): AlertEvaluator {
  return createAlertEvaluator({
    candles: series.candles,
    calendar: toMarketCalendar(series.instrument),
    analyze: () => analyses.analyze(series),
    lines: lines?.find(series),
  });
}

/** All closed candles of an instrument, with the evaluator of its alerts. */
export async function readAlertSeries(
  { marketData, analyses, now, lines }: AlertReadingDeps,
  instrument: Instrument,
  interval: Interval,
): Promise<ReadResult> {
  const wanted = { instrument, interval, limit: candleLimit.default, now: now() };
  const result = await marketData.getSeries(wanted);
  if (result.kind === 'unavailable') return result;
  const { series } = result;
  return { kind: 'series', series, evaluator: openEvaluator(series, analyses, lines) };
}

/** Index of the first candle that opens after a moment. */
export function findFirstAfter({ openTime, length }: Candles, time: number): number {
  let index = length;
  while (index > 0 && (openTime[index - 1] ?? -Infinity) > time) index -= 1;
  return index;
}

function appendValue(column: Float64Array, value: number): Float64Array {
  const longer = new Float64Array(column.length + 1);
  longer.set(column);
  longer[column.length] = value;
  return longer;
}

/** Candles with the one that forms at their end: for prices within it, and nothing else. */
export function appendForming(candles: Candles, forming: Candle): Candles {
  return {
    interval: candles.interval,
    length: candles.length + 1,
    openTime: appendValue(candles.openTime, forming.openTime),
    open: appendValue(candles.open, forming.open),
    high: appendValue(candles.high, forming.high),
    low: appendValue(candles.low, forming.low),
    close: appendValue(candles.close, forming.close),
    volume: appendValue(candles.volume, forming.volume),
  };
}
