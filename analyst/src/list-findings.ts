import type { FindingHistory, Instrument, Interval, SourceRefusal } from '@vela/contracts';
import { sliceCandles, type Candles } from '@vela/engine';
import type { CandleSeries } from '@vela/market-data';
import type { AnalystDeps } from './analyst-deps.ts';
import { isOfWindow, toFindingHistory } from './series/finding-history.ts';
import { beginTimeframes } from './timeframes/gather-timeframes.ts';
import { toTimeframeHistory } from './timeframes/timeframe-findings.ts';

export type FindingsRequest = {
  readonly instrument: Instrument;
  readonly interval: Interval;
  /** How many candles the window holds. */
  readonly limit: number;
  /** The window ends with the last candle that opens before this time (UTC milliseconds), undefined: with the latest one. */
  readonly before: number | undefined;
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

/** The series as it was known at the close of its candle `count`. */
function cutAfter(series: CandleSeries, count: number): CandleSeries {
  if (count === series.candles.length) return series;
  // Other data, so another hash: what is remembered of the whole series is not taken for it.
  return {
    ...series,
    candles: sliceCandles(series.candles, 0, count),
    hash: `${series.hash} to ${count}`,
  };
}

/**
 * The structures of a window of candles with their history, as an analysis of the candles up to the window's end gives them: of an earlier
 * moment a whole run of its own, which knows nothing later. Those of longer timeframes come last.
 */
export async function listFindings(
  request: FindingsRequest,
  deps: AnalystDeps,
): Promise<FindingsResult> {
  const { instrument, interval, limit, before, now } = request;
  const settleTimeframes = beginTimeframes(request, deps);
  const result = await deps.marketData.getSeries({ instrument, interval, limit, now });
  if (result.kind === 'unavailable') return result;
  const count = countBefore(result.series.candles, before);
  if (count === 0) return { kind: 'no-candles' };
  const series = cutAfter(result.series, count);
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
      ...toTimeframeHistory(timeframes, candles, (finding) => isOfWindow(finding, window)),
    ],
  };
  return { kind: 'findings', history };
}
