import type { FindingHistory, Instrument, Interval, SourceRefusal } from '@vela/contracts';
import { analyzeTechnical, sliceCandles, type Candles, type TechnicalAnalysis } from '@vela/engine';
import type { CandleSeries } from '@vela/market-data';
import type { AnalystDeps } from './analyst-deps.ts';
import { toFindingHistory } from './series/finding-history.ts';
import { technicalOptionsOf } from './series/technical-options.ts';

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

/** The analysis of the first `count` candles and of no others: of an earlier moment a whole run of its own, which knows nothing later. */
function analyzeFirst(series: CandleSeries, count: number, { seriesAnalyses }: AnalystDeps): TechnicalAnalysis {
  if (count === series.candles.length) return seriesAnalyses.analyze(series);
  return analyzeTechnical(sliceCandles(series.candles, 0, count), technicalOptionsOf(series));
}

/** The structures of a window of candles with their history, as an analysis of the candles up to the window's end gives them. */
export async function listFindings(request: FindingsRequest, deps: AnalystDeps): Promise<FindingsResult> {
  const { instrument, interval, limit, before, now } = request;
  const result = await deps.marketData.getSeries({ instrument, interval, limit, now });
  if (result.kind === 'unavailable') return result;
  const { candles } = result.series;
  const count = countBefore(candles, before);
  if (count === 0) return { kind: 'no-candles' };
  const window = { from: Math.max(0, count - limit), to: count - 1 };
  const history = {
    symbol: instrument.symbol,
    interval,
    from: candles.openTime[window.from] ?? 0,
    to: candles.openTime[window.to] ?? 0,
    findings: toFindingHistory(analyzeFirst(result.series, count, deps), window),
  };
  return { kind: 'findings', history };
}
