import { concepts, type Concept } from '@vela/contracts';
import { createPatternsByLanguage, createWordPattern, listMatches } from './word-pattern.ts';

const spellings = concepts.flatMap((concept) =>
  createPatternsByLanguage(
    (lexicon) => lexicon.concepts[concept],
    (source) => createWordPattern(source, 'g'),
  ).map((pattern) => ({ concept, pattern })),
);

type ConceptPosition = { readonly concept: Concept; readonly start: number; readonly end: number };

/** Finds concepts in folded text by offset; of two that overlap the earlier or longer one. */
export function findConceptPositions(folded: string): readonly ConceptPosition[] {
  const found = spellings.flatMap(({ concept, pattern }) =>
    listMatches(folded, pattern).map((match) => ({
      concept,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  let reached = 0;
  return found
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ start, end }) => {
      if (start < reached) return false;
      reached = end;
      return true;
    });
}

/** Returns the distinct concepts of a folded text, in order. */
export function findConcepts(folded: string): readonly Concept[] {
  return [...new Set(findConceptPositions(folded).map(({ concept }) => concept))];
}
