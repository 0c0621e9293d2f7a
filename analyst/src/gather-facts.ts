import {
  candleLimit,
  type Analysis,
  type AnalysisMode,
  type Fact,
  type Instrument,
  type Interval,
  type SourceRefusal,
  type SpokenRate,
} from '@vela/contracts';
import {
  toTechnicalFacts,
  type EngineFact,
  type FactWindow,
  type TechnicalAnalysis,
} from '@vela/engine';
import type { CandleSeries } from '@vela/market-data';
import type { AnalystDeps } from './analyst-deps.ts';
import { toBaseRateFacts } from './base-rates/base-rate-facts.ts';
import type { KnownBaseRates } from './base-rates/base-rate-source.ts';
import { summaryRates } from './base-rates/spoken-rates.ts';
import { toHoleFacts } from './series/hole-facts.ts';
import { toFacts } from './series/to-facts.ts';
import { toShownFindings } from './series/shown-findings.ts';
import { beginTimeframes } from './timeframes/gather-timeframes.ts';
import { toTimeframeFacts } from './timeframes/timeframe-facts.ts';
import { toTimeframeFindings } from './timeframes/timeframe-findings.ts';

export type Gathering = {
  readonly instrument: Instrument;
  readonly interval: Interval;
  readonly limit: number;
  readonly mode: AnalysisMode;
  readonly now: number;
  /** Base rates to speak of; those of a summary when not given. */
  readonly rates?: readonly SpokenRate[];
};

/** An analysis before it is put into words, with what further facts can be read from. */
export type Gathered = {
  readonly kind: 'gathered';
  readonly analysis: Omit<Analysis, 'explanation'>;
  readonly technical: TechnicalAnalysis;
  readonly series: CandleSeries;
  /** Undefined while they are being counted, or where nobody counts them. */
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

/** Facts that only this question needs, read from the whole analysis; they join the summary facts. */
export type FurtherFacts = (
  technical: TechnicalAnalysis,
  window: FactWindow,
) => readonly EngineFact[];

/** Two groups may tell the same fact of the chart: it is one. */
function withoutRepeats(facts: readonly Fact[]): Fact[] {
  return [...new Map(facts.map((fact) => [fact.id, fact])).values()];
}

/** Fetches the series, analyses it from its anchor and sums the last `limit` candles up. Same data, same facts. */
export async function gatherFacts(
  gathering: Gathering,
  deps: AnalystDeps,
  further?: FurtherFacts,
): Promise<Gathered | GatherFailure> {
  const { instrument, interval, limit, mode, now, rates = summaryRates } = gathering;
  const settleTimeframes = beginTimeframes(gathering, deps);
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
  const baseRates = deps.baseRates?.find(series);
  const engineFacts = [
    ...toTechnicalFacts(technical, window),
    ...toHoleFacts(series, window),
    ...(baseRates === undefined ? [] : toBaseRateFacts(baseRates, series.candles, rates)),
    ...(further?.(technical, window) ?? []),
  ];
  const analysis = {
    id: deps.newId(),
    instrument,
    interval,
    mode,
    asOf: series.source.asOf,
    source: series.source,
    candles: {
      count: to - window.from + 1,
      from: series.candles.openTime[window.from] ?? series.source.anchor,
      to: series.candles.openTime[to] ?? series.source.asOf,
      hash: series.hash,
    },
    findings: [
      ...toShownFindings(technical, window, new Set(engineFacts.flatMap((fact) => fact.refs))),
      ...toTimeframeFindings(timeframes, series.candles),
    ],
    facts: withoutRepeats([
      ...toFacts(engineFacts, series),
      ...toTimeframeFacts(timeframes, technical, series),
    ]) satisfies Fact[],
  };
  return { kind: 'gathered', analysis, technical, series, baseRates };
}
