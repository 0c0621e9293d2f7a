import type { Concept } from '@vela/contracts';
import { locateConcepts } from './find-concept.ts';
import { locateIndicator } from './find-indicator.ts';

// What has one reading on every chart, as an indicator has, and is not one structure among others.
const read: readonly Concept[] = [
  'volume-profile',
  'premium-discount',
  'optimal-trade-entry',
  'regime',
  'rsi',
  'atr',
  'ema',
];
// A length, or a Turkish ending typed apart from its word: "ema 50", "choch u", "killzone una", "ema ya".
const looseEnding =
  /^ (?:\d{1,4}|(?!ne(?![a-z]))(?:[yn]?[iuae]|[sy]?[iu]n[iuae]?|[nu]na|[dt][ae]n?|l[ae]r\w{0,4}))(?![a-z0-9])/;

/**
 * Folded text with the terms of the field behind signs: `@` stands for what has a reading, such as an indicator, and `#` for a structure.
 * So "the last choch" and "the latest order block" are one phrase to a rule: "the last #".
 */
export function markTerms(folded: string): string {
  const indicator = locateIndicator(folded);
  const concepts = locateConcepts(folded).map(({ concept, ...place }) => ({
    ...place,
    sign: read.includes(concept) ? '@' : '#',
  }));
  const terms = [...(indicator === undefined ? [] : [{ ...indicator, sign: '@' }]), ...concepts];
  let marked = '';
  let reached = 0;
  for (const { start, end, sign } of terms.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < reached) continue;
    marked += folded.slice(reached, start) + sign;
    reached = end + (looseEnding.exec(folded.slice(end))?.[0].length ?? 0);
  }
  return marked + folded.slice(reached);
}
