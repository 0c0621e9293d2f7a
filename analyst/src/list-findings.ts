import type { FindingHistory, Instrument, Interval, SourceRefusal } from '@vela/contracts';
import { sliceCandles, type Candles } from '@vela/engine';
import type { CandleSeries } from '@vela/market-data';
import type { GatherDeps } from './gather-deps.ts';
import { isInReplayWindow, toFindingHistory } from './series/finding-history.ts';
import { startTimeframeFetch } from './timeframes/gather-timeframes.ts';
import { toTimeframeHistory } from './timeframes/timeframe-findings.ts';

export type FindingsRequest = {
  readonly instrument: Instrument;
  readonly interval: Interval;
  readonly limit: number;
  /** The window ends with the last candle opening before this (UTC ms); undefined: the latest. */
  readonly before: number | undefined;
  /** The source of the candles; undefined: the one they belong to. */
  readonly vendor?: string | undefined;
  /** The caller's clock, UTC milliseconds. */
  readonly now: number;
};

export type FindingsResult =
  | { readonly kind: 'findings'; readonly history: FindingHistory }
  | { readonly kind: 'no-candles' }
  | { readonly kind: 'unavailable'; readonly refusals: readonly SourceRefusal[] };

function countBefore({ openTime, length }: Candles, before: number | undefined): number {
  if (before === undefined) return length;
  const found = openTime.findIndex((time) => time >= before);
  return found < 0 ? length : found;
}

/** The series as known at the close of its candle number `count`. */
function trimSeries(series: CandleSeries, count: number): CandleSeries {
  if (count === series.candles.length) return series;
  // A different hash, so that a cached analysis of the whole series is not reused.
  return {
    ...series,
    candles: sliceCandles(series.candles, 0, count),
    hash: `${series.hash} to ${count}`,
  };
}

/**
 * Lists a window's findings and transitions, from an analysis of the candles up to its end, so
 * without look-ahead. Those of longer timeframes come last.
 */
export async function listFindings(
  request: FindingsRequest,
  deps: GatherDeps,
): Promise<FindingsResult> {
  const { instrument, interval, limit, before, vendor, now } = request;
  const settleTimeframes = startTimeframeFetch(request, deps);
  const result = await deps.marketData.getSeries({ instrument, interval, limit, vendor, now });
  if (result.kind === 'unavailable') return result;
  const count = countBefore(result.series.candles, before);
  if (count === 0) return { kind: 'no-candles' };
  const series = trimSeries(result.series, count);
  const { candles } = series;
  const window = { from: Math.max(0, count - limit), to: count - 1 };
  const timeframes = await settleTimeframes(series);
  const history = {
    symbol: instrument.symbol,
    interval,
    from: candles.openTime[window.from] ?? 0,
    to: candles.openTime[window.to] ?? 0,
    findings: [
      ...toFindingHistory(deps.seriesAnalyses.analyze(series), window),
      ...toTimeframeHistory(timeframes, candles, (finding) => isInReplayWindow(finding, window)),
    ],
  };
  return { kind: 'findings', history };
}
