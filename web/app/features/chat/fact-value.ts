import { type Fact, factValue, type Interval, type Language, unitName } from '@vela/contracts';

/** A fact's value with its unit in words where the number alone does not carry it. */
export function writeFact(fact: Fact, language: Language, interval: Interval): { value: string; unit: string } {
  const unit = fact.unit === 'money' && fact.currency !== undefined ? fact.currency : unitName(fact.unit, language);
  return { value: factValue(fact, language, interval), unit };
}

/** The first letters of a hash: enough to compare by eye. */
export function shortHash(hash: string): string {
  return hash.slice(0, 12);
}
