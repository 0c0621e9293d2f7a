import {
  candleLimit,
  type Fact,
  type Instrument,
  type Interval,
  type ShownTechnicalAnalysis,
  type SourceRefusal,
  type BaseRateName,
} from '@vela/contracts';
import {
  toTechnicalFacts,
  type EngineFact,
  type FactWindow,
  type TechnicalAnalysis,
} from '@vela/engine';
import type { CandleSeries } from '@vela/market-data';
import type { GatherDeps } from './gather-deps.ts';
import { toBaseRateFacts } from './base-rates/base-rate-facts.ts';
import type { KnownBaseRates } from './base-rates/base-rate-source.ts';
import { summaryRates } from './base-rates/spoken-rates.ts';
import { toMissingCandleFacts } from './series/missing-candle-facts.ts';
import { toFacts } from './series/to-facts.ts';
import { toShownFindings } from './series/shown-findings.ts';
import { startTimeframeFetch } from './timeframes/gather-timeframes.ts';
import { toTimeframeFacts } from './timeframes/timeframe-facts.ts';
import { toTimeframeFindings } from './timeframes/timeframe-findings.ts';

export type GatherRequest = {
  readonly instrument: Instrument;
  readonly interval: Interval;
  readonly limit: number;
  readonly now: number;
  /** Timeframes whose own candles came too late when this was computed before. */
  readonly lateTimeframes?: readonly Interval[] | undefined;
  /** Base rates to include; defaults to those of a summary. */
  readonly rates?: readonly BaseRateName[];
};

/** An analysis before narration, with the data that further facts are read from. */
export type GatheredAnalysis = {
  readonly kind: 'gathered';
  readonly analysis: ShownTechnicalAnalysis;
  readonly technical: TechnicalAnalysis;
  readonly series: CandleSeries;
  /** Undefined while they are being counted, or without a base-rate source. */
  readonly baseRates: KnownBaseRates | undefined;
};

export type GatherFailure =
  | {
      readonly kind: 'not-enough-candles';
      readonly instrument: Instrument;
      readonly interval: Interval;
      readonly needed: number;
      readonly got: number;
    }
  | {
      readonly kind: 'unavailable';
      readonly instrument: Instrument;
      readonly interval: Interval;
      readonly refusals: readonly SourceRefusal[];
    };

/** Reads facts that only this question needs from the whole analysis, beside the summary facts. */
export type ExtraFactSource = (
  technical: TechnicalAnalysis,
  window: FactWindow,
) => readonly EngineFact[];

/** Removes duplicate fact ids; two fact groups may contain the same fact. */
function removeDuplicateFacts(facts: readonly Fact[]): Fact[] {
  return [...new Map(facts.map((fact) => [fact.id, fact])).values()];
}

const toRefs = (facts: readonly EngineFact[]): Set<string> =>
  new Set(facts.flatMap(({ refs }) => refs));

/** The facts of the chart and of the question, and the findings to draw with them. */
function gatherEngineFacts(
  technical: TechnicalAnalysis,
  window: FactWindow,
  questioned: readonly EngineFact[],
) {
  const summary = toTechnicalFacts(technical, window);
  const referenced = { ofChart: toRefs(summary), ofQuestion: toRefs(questioned) };
  return {
    engineFacts: [...summary, ...questioned],
    shown: toShownFindings(technical, window, referenced),
  };
}

/** Analyses the series from its anchor and summarizes the last `limit` candles; deterministic. */
export async function gatherFacts(
  gathering: GatherRequest,
  deps: GatherDeps,
  further?: ExtraFactSource,
): Promise<GatheredAnalysis | GatherFailure> {
  const { instrument, interval, limit, now, rates = summaryRates } = gathering;
  const settleTimeframes = startTimeframeFetch(gathering, deps);
  const result = await deps.marketData.getSeries({ instrument, interval, limit, now });
  if (result.kind === 'unavailable')
    return { kind: 'unavailable', instrument, interval, refusals: result.refusals };
  const { series } = result;
  if (series.candles.length < candleLimit.min) {
    return {
      kind: 'not-enough-candles',
      instrument,
      interval,
      needed: candleLimit.min,
      got: series.candles.length,
    };
  }
  const technical = deps.seriesAnalyses.analyze(series);
  const timeframes = await settleTimeframes(series);
  const to = series.candles.length - 1;
  const window = { from: Math.max(0, to - limit + 1), to };
  const baseRates = await deps.baseRates?.find(series);
  const { engineFacts, shown } = gatherEngineFacts(technical, window, [
    ...toMissingCandleFacts(series, window),
    ...(baseRates === undefined ? [] : toBaseRateFacts(baseRates, series.candles, rates)),
    ...(further?.(technical, window) ?? []),
  ]);
  const findings = [...shown, ...toTimeframeFindings(timeframes, series.candles)];
  const analysis = {
    id: deps.newId(),
    instrument,
    interval,
    mode: 'technical' as const,
    asOf: series.source.asOf,
    source: series.source,
    candles: {
      count: to - window.from + 1,
      from: series.candles.openTime[window.from] ?? series.source.anchor,
      to: series.candles.openTime[to] ?? series.source.asOf,
      hash: series.hash,
    },
    findings,
    findingCount: findings.filter(({ beside }) => beside !== true).length,
    facts: removeDuplicateFacts([
      ...toFacts(engineFacts, series),
      ...toTimeframeFacts(timeframes, technical, series),
    ]) satisfies Fact[],
  };
  return { kind: 'gathered', analysis, technical, series, baseRates };
}
