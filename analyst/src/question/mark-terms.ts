import type { Concept } from '@vela/contracts';
import { findConceptPositions } from './find-concept.ts';
import { findIndicatorPosition } from './find-indicator.ts';
import { joinWords } from './word-pattern.ts';

// Concepts with a single value per chart, like an indicator, as opposed to individual structures.
const conceptsWithValue: readonly Concept[] = [
  'volume-profile',
  'premium-discount',
  'optimal-trade-entry',
  'regime',
  'rsi',
  'atr',
  'ema',
];
// A length, or an ending typed as a separate word: "ema 50", "choch u", "killzone una", "ema ya".
const looseEnding = new RegExp(
  `^ (?:\\d{1,4}|${joinWords((lexicon) => lexicon.looseEnding)})(?![a-z0-9])`,
);

/** Marks folded terms, `@` with a value, `#` a structure: "the last choch" is "the last #". */
export function markTerms(folded: string): string {
  const indicator = findIndicatorPosition(folded);
  const concepts = findConceptPositions(folded).map(({ concept, ...place }) => ({
    ...place,
    sign: conceptsWithValue.includes(concept) ? '@' : '#',
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
