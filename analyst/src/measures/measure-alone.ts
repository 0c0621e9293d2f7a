import type { Fact } from '@vela/contracts';
import type { MeasureId } from '@vela/engine';
import type { GatherDeps } from '../gather-deps.ts';
import {
  calculateMeasure,
  isSimulated,
  type Measured,
  type MeasureQuestion,
  type SeriesOfSymbol,
} from './calculate-measure.ts';
import { toSpokenName } from './spoken-name.ts';

/** What a comparison tells of one instrument by itself. */
const aloneMeasures: Readonly<Partial<Record<MeasureId, MeasureId>>> = {
  'relative-strength': 'change',
  'compare-volatility': 'realised-volatility',
  'compare-drawdown': 'drawdown',
  'compare-trend': 'trend',
  ratio: 'range-position',
  'spread-of-returns': 'change',
};

/** Facts of an instrument whose chart is not in view: they have no refs to light. */
export function toForeignFacts(facts: readonly Fact[], symbol: string): Fact[] {
  return facts.map((fact) => ({
    ...fact,
    refs: [],
    ...(fact.source.kind === 'candles'
      ? { source: { ...fact.source, symbol: fact.source.symbol ?? symbol } }
      : {}),
  }));
}

/**
 * Of a comparison that is refused for simulated candles, the figure of the one instrument that has
 * market data; the comparison itself where there is no such figure.
 */
export function measureAlone(
  compared: Measured,
  {
    question,
    series,
  }: { readonly question: MeasureQuestion; readonly series: readonly SeriesOfSymbol[] },
  deps: Pick<GatherDeps, 'seriesAnalyses'>,
): Measured {
  const id = aloneMeasures[compared.id];
  const [first] = series;
  const only = series.find((one) => !isSimulated(one));
  if (compared.refusal !== 'mixed' || id === undefined || only === undefined) return compared;
  const asked = { ...question, request: { id }, period: compared.period };
  const alone = calculateMeasure(asked, [only], deps);
  if (alone === undefined || alone.refusal !== undefined) return compared;
  const ofName = toSpokenName(only.series.instrument, question.language);
  const told = {
    ...alone,
    of: only.symbol,
    ofName,
    simulated: compared.simulated,
    standsFor: 'mixed' as const,
  };
  return only === first ? told : { ...told, facts: toForeignFacts(alone.facts, only.symbol) };
}
