import type { TechnicalWireAnalysis, Fact, SampleFact, Sentence } from '@vela/contracts';
import { sliceCandles, type Candles } from '@vela/engine';
import { selectFigureFindings, toFigureCandles } from '../../figures/to-figure.ts';
import type { StoredSample } from './stored-sample.ts';

/** One analysis, explained in every language, and the candles of its series. */
export type ExplainedAnalysis = {
  readonly analysis: TechnicalWireAnalysis;
  readonly sentences: StoredSample['sentences'];
  readonly candles: Candles;
  readonly madeAt: number;
};

/** Reduces an analysis to what the home page shows. */
export function toSample({
  analysis,
  sentences,
  candles,
  madeAt,
}: ExplainedAnalysis): StoredSample {
  const { id, instrument, interval, asOf, source } = analysis;
  const shown = sliceCandles(candles, candles.length - analysis.candles.count, candles.length);
  const facts = selectSampleFacts(analysis.facts, Object.values(sentences).flat());
  const own = analysis.findings.filter(({ timeframe }) => timeframe === interval);
  return {
    id,
    instrument,
    interval,
    madeAt,
    asOf,
    source: { kind: source.kind, vendor: source.vendor, health: source.health },
    hash: analysis.candles.hash,
    candles: toFigureCandles(shown),
    findings: selectFigureFindings(own, shown, new Set(facts.flatMap(({ refs }) => refs))),
    facts,
    sentences,
  };
}

/** The facts that these sentences refer to, in the order of the analysis. */
function selectSampleFacts(facts: readonly Fact[], sentences: readonly Sentence[]): SampleFact[] {
  const spoken = new Set(
    sentences.flatMap(({ factIds, spans }) => [...factIds, ...spans.map(({ factId }) => factId)]),
  );
  return facts
    .filter(({ id }) => spoken.has(id))
    .flatMap(({ id, label, value, unit, decimals, method, refs, source }) => {
      if (source.kind !== 'candles') return [];
      const { from, to } = source;
      const rounding = decimals === undefined ? {} : { decimals };
      return [{ id, label, value, unit, ...rounding, method, refs, from, to }];
    });
}
