import type { Fact } from '@vela/contracts';
import type { GatheredAnalysis, GatherFailure } from '../gather-facts.ts';
import type { CompaniesMaterial } from '../company/gather-companies.ts';
import type { PropertyMaterial } from '../property/gather-property.ts';
import type { ListMaterial } from '../lists/list-material.ts';
import type { EventsMaterial } from '../events/gather-events.ts';
import type { Measured } from '../measures/calculate-measure.ts';
import type { CandleSpan } from '../question/candle-span.ts';
import type { IndicatorChoice } from './choose-indicator.ts';

/** Everything an answer is composed from. */
export type Material = {
  readonly gathered: GatheredAnalysis | GatherFailure | undefined;
  /** The candles that a question about changes covers. */
  readonly span: CandleSpan;
  readonly other: GatheredAnalysis | GatherFailure | undefined;
  /** The running and the next session, for a question about sessions. */
  readonly clock: readonly Fact[];
  /** The measures of the question, in the order asked. */
  readonly measured: readonly Measured[];
  /** The filings of the company that is asked about. */
  readonly company: CompaniesMaterial | undefined;
  /** The property deal that is asked about. */
  readonly property: PropertyMaterial | undefined;
  /** Events or counts of news that are asked about. */
  readonly events: EventsMaterial | undefined;
  /** What the instruments of the person's lists are asked. */
  readonly list: ListMaterial | undefined;
  /** The requested indicator, and which of its outputs have a value on the last candle. */
  readonly indicator:
    | { readonly choice: IndicatorChoice; readonly outputs: readonly string[] }
    | undefined;
};

const createEmpty = (now: number): Material => ({
  gathered: undefined,
  span: { kind: 'nothing', time: now, isFuture: false },
  other: undefined,
  clock: [],
  measured: [],
  company: undefined,
  property: undefined,
  events: undefined,
  list: undefined,
  indicator: undefined,
});

/** The material of a request that needs nothing beside the chart. */
export const toMaterial = (gathered: GatheredAnalysis, now: number): Material => ({
  ...createEmpty(now),
  gathered,
});

/** The material of a request about a company. */
export const toCompanyMaterial = (company: CompaniesMaterial, now: number): Material => ({
  ...createEmpty(now),
  company,
});

/** Returns the analysis with further facts added. */
export function addFacts(
  gathered: GatheredAnalysis,
  facts: GatheredAnalysis['analysis']['facts'],
): GatheredAnalysis {
  return {
    ...gathered,
    analysis: { ...gathered.analysis, facts: [...gathered.analysis.facts, ...facts] },
  };
}
