import type {
  Fact,
  Interval,
  ShownAnalysis,
  StreamedAnalysis,
  Verification,
} from '@vela/contracts';

/** A stored analysis or one that was computed anew, as JSON without id and explanation. */
export type AnalysisJson = { readonly content: string; readonly findings: string | null };

/** What is read of the JSON of an analysis. */
type Content = StreamedAnalysis & Pick<ShownAnalysis, 'facts'>;

type Compared = Pick<Verification, 'outcome' | 'differences' | 'differenceCount'>;

const maxDifferences = 50;
const isRate = ({ kind }: Fact): boolean => kind === 'base-rate';

/** Whether an analysis tells base rates, which are counted after a chart is first looked at. */
export function hasBaseRates({ content }: AnalysisJson): boolean {
  const { facts }: Content = JSON.parse(content);
  return facts.some(isRate);
}

/** Candles that facts were read from: their interval with their hash. */
function listCandles({ facts }: Content): string[] {
  return facts.flatMap(({ source }) =>
    source.kind === 'candles' ? `${source.interval ?? ''} ${source.hash}` : [],
  );
}

/** Timeframes of which one computed anew reads candles that the stored one did not have in time. */
export function listLateTimeframes(stored: AnalysisJson, computed: AnalysisJson): Interval[] {
  const had: Content = JSON.parse(stored.content);
  const known = new Set(listCandles(had));
  const { facts }: Content = JSON.parse(computed.content);
  const late = facts.flatMap(({ source }) =>
    source.kind === 'candles' &&
    source.interval !== undefined &&
    !known.has(`${source.interval} ${source.hash}`)
      ? source.interval
      : [],
  );
  return [...new Set(late)];
}

/**
 * Whether both were made of the same candles, of the chart and of the timeframes beside it: one whose
 * own candles came too late that day was put together from the chart's, or left out.
 */
function hasSameCandles(stored: Content, computed: Content): boolean {
  if (stored.mode !== 'technical' || computed.mode !== 'technical')
    return stored.mode === computed.mode;
  const [before, again] = [new Set(listCandles(stored)), new Set(listCandles(computed))];
  return (
    stored.candles.hash === computed.candles.hash &&
    before.size === again.size &&
    [...before].every((candles) => again.has(candles))
  );
}

/**
 * The computed JSON in the circumstances of the stored one: how candles were fetched that day is no
 * result, and rates that were not counted yet are in none.
 */
function alignContent(computed: Content, stored: Content): Content {
  const facts = stored.facts.some(isRate)
    ? computed.facts
    : computed.facts.filter((fact) => !isRate(fact));
  return stored.mode === 'technical' && computed.mode === 'technical'
    ? { ...computed, source: stored.source, facts }
    : { ...computed, facts };
}

function listDifferences(stored: Content, computed: Content): Verification['differences'] {
  const byId = new Map(computed.facts.map((fact) => [fact.id, fact]));
  const known = new Set(stored.facts.map(({ id }) => id));
  const changed = stored.facts.flatMap((fact) => {
    const again = byId.get(fact.id);
    return JSON.stringify(again) === JSON.stringify(fact)
      ? []
      : [{ factId: fact.id, stored: fact.value, computed: again?.value ?? null }];
  });
  const added = computed.facts
    .filter(({ id }) => !known.has(id))
    .map(({ id, value }) => ({ factId: id, stored: null, computed: value }));
  return [...changed, ...added];
}

/** Compares a stored analysis with the same computed anew, byte by byte. */
export function compareAnalyses(stored: AnalysisJson, computed: AnalysisJson): Compared {
  const before: Content = JSON.parse(stored.content);
  const again = alignContent(JSON.parse(computed.content), before);
  const nothing = { differences: [], differenceCount: 0 };
  if (!hasSameCandles(before, again)) return { outcome: 'not-kept', ...nothing };
  if (JSON.stringify(again) === stored.content && computed.findings === stored.findings)
    return { outcome: 'equal', ...nothing };
  const differences = listDifferences(before, again);
  return {
    outcome: 'different',
    differences: differences.slice(0, maxDifferences),
    differenceCount: differences.length,
  };
}
