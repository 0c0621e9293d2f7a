import {
  type Concept,
  conceptName,
  concepts,
  type Fact,
  factLabel,
  factValue,
  type Interval,
  type Language,
  type SourceKind,
  sourceKindName,
  unitName,
} from '@vela/contracts';

/** A fact's value with its unit in words where the number alone does not carry it. */
export function writeFact(fact: Fact, language: Language, interval: Interval | undefined): { value: string; unit: string } {
  const unit = fact.unit === 'money' && fact.currency !== undefined ? fact.currency : unitName(fact.unit, language);
  return { value: factValue(fact, language, interval), unit };
}

/** Where data came from, in words; who sent it is worth naming where it was asked for over the network. */
export function sourceName(source: { kind: SourceKind; vendor: string }, language: Language): string {
  const kind = sourceKindName(source.kind, language);
  return source.kind === 'live' ? `${kind} (${source.vendor})` : kind;
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
