import type { MeasureId } from '@vela/engine';
import type { GatherDeps } from '../gather-deps.ts';
import {
  calculateMeasure,
  isSimulated,
  type Measured,
  type MeasureQuestion,
  type SeriesOfSymbol,
} from './calculate-measure.ts';

/** What a comparison tells of one instrument by itself. */
const aloneMeasures: Readonly<Partial<Record<MeasureId, MeasureId>>> = {
  'relative-strength': 'change',
  'compare-volatility': 'realised-volatility',
  'compare-drawdown': 'drawdown',
  'compare-trend': 'trend',
};

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
  const { simulated } = compared;
  const told = { ...alone, of: only.symbol, simulated, leftOut: simulated };
  if (only === first) return told;
  // Structures of it are on another chart: its facts have no refs to light.
  const facts = alone.facts.map((fact) => ({
    ...fact,
    refs: [],
    ...(fact.source.kind === 'candles' ? { source: { ...fact.source, symbol: only.symbol } } : {}),
  }));
  return { ...told, facts };
}
