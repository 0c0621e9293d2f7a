import {
  type Concept,
  getConceptName,
  concepts,
  type Fact,
  getFactName,
  formatFactValue,
  formatTime,
  type Interval,
  type Language,
  type SourceKind,
  getSourceKindName,
  getUnitName,
} from '@vela/contracts';
import type { ShownAnalysis } from './answer.ts';

/** The series a fact was read from. A fact that was not read from candles has none. */
export function getFactSeries(
  { source }: Fact,
  analysis: ShownAnalysis,
): { symbol: string; interval: Interval | undefined } {
  if (source.kind !== 'candles' || analysis.mode !== 'technical')
    return { symbol: '', interval: undefined };
  const { symbol = analysis.instrument.symbol, interval = analysis.interval } = source;
  return { symbol, interval };
}

/** A formatted fact: name, value, unit if the number does not carry it, as-of time. */
export type FormattedFact = { name: string; value: string; unit: string; asOf: string };

export function formatFact(
  fact: Fact,
  analysis: ShownAnalysis | undefined,
  language: Language,
): FormattedFact {
  const interval = analysis === undefined ? undefined : getFactSeries(fact, analysis).interval;
  return {
    name: getFactName(fact, language),
    value: formatFactValue(fact, language, interval),
    unit:
      fact.unit === 'money' && fact.currency !== undefined
        ? fact.currency
        : getUnitName(fact.unit, language),
    asOf: formatTime(fact.asOf, interval, language),
  };
}

/** The data source in words; the vendor is named for data fetched over the network. */
export function formatSourceName(
  source: { kind: SourceKind; vendor: string },
  language: Language,
): string {
  const kind = getSourceKindName(source.kind, language);
  return source.kind === 'live' ? `${kind} (${source.vendor})` : kind;
}

/** Source of a fact's data; another instrument's kind of source is not in the analysis. */
export function formatFactSource(
  { source }: Fact,
  analysis: ShownAnalysis,
  language: Language,
): string {
  if (source.kind !== 'candles' && source.kind !== 'filing') return '';
  return analysis.mode === 'technical' && analysis.source.vendor === source.vendor
    ? formatSourceName(analysis.source, language)
    : source.vendor;
}

function isConcept(name: string): name is Concept {
  return concepts.some((concept) => concept === name);
}

/** The definition of a fact, in words. */
export function formatMethodName(fact: Fact, language: Language): string {
  const [name = ''] = fact.method.split('@');
  return isConcept(name) ? getConceptName(name, language) : getFactName(fact, language);
}

/** First characters of a hash, to compare by eye. */
export function truncateHash(hash: string): string {
  return hash.slice(0, 12);
}
