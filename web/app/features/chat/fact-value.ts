import {
  type Concept,
  conceptName,
  concepts,
  type Fact,
  factLabel,
  factValue,
  formatTime,
  type Interval,
  type Language,
  type SourceKind,
  sourceKindName,
  unitName,
} from '@vela/contracts';
import type { ShownAnalysis } from './answer.ts';

/** The candles a fact was read from. What the clock says comes from none: it has no interval, and an hour on every chart. */
export function seriesOf(
  { source }: Fact,
  analysis: ShownAnalysis,
): { symbol: string; interval: Interval | undefined } {
  const { vendor, symbol = analysis.instrument.symbol, interval = analysis.interval } = source;
  return { symbol, interval: vendor === 'clock' ? undefined : interval };
}

/** A fact in words, the same wherever it is shown: its name, its value with the unit where the number alone does not carry it, its as-of time. */
export type WrittenFact = { name: string; value: string; unit: string; asOf: string };

export function writeFact(
  fact: Fact,
  analysis: ShownAnalysis | undefined,
  language: Language,
): WrittenFact {
  const interval = analysis === undefined ? undefined : seriesOf(fact, analysis).interval;
  return {
    name: factLabel(fact.label, language),
    value: factValue(fact, language, interval),
    unit:
      fact.unit === 'money' && fact.currency !== undefined
        ? fact.currency
        : unitName(fact.unit, language),
    asOf: formatTime(fact.asOf, interval, language),
  };
}

/** Where data came from, in words; who sent it is worth naming where it was asked for over the network. */
export function sourceName(
  source: { kind: SourceKind; vendor: string },
  language: Language,
): string {
  const kind = sourceKindName(source.kind, language);
  return source.kind === 'live' ? `${kind} (${source.vendor})` : kind;
}

/** Where the data of a fact came from. Another instrument may have another vendor: what kind of source that is, the analysis does not say. */
export function factSourceName(
  { source: { vendor } }: Fact,
  { source }: ShownAnalysis,
  language: Language,
): string {
  return vendor === source.vendor ? sourceName(source, language) : vendor;
}

function isConcept(name: string): name is Concept {
  return concepts.some((concept) => concept === name);
}

/** The definition a fact follows: in words, then the versioned id that opens it. */
export function methodName(fact: Fact, language: Language): string {
  const [name = ''] = fact.method.split('@');
  return `${isConcept(name) ? conceptName(name, language) : factLabel(fact.label, language)} (${fact.method})`;
}

/** The first letters of a hash: enough to compare by eye. */
export function shortHash(hash: string): string {
  return hash.slice(0, 12);
}
