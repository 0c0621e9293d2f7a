import type { Concept } from '@vela/contracts';
import { languages } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { countedConcepts } from './choose-intent.ts';
import { createWordPattern } from './word-pattern.ts';

const patterns = languages.flatMap((language) =>
  countedConcepts.flatMap((concept) => {
    const words = analystLanguages[language].countedStructures[concept];
    return words === undefined ? [] : [{ concept, pattern: createWordPattern(words) }];
  }),
);

/** The structure that everyday words of a folded text mean, where it asks how often one held. */
export function findCountedStructure(spoken: string): Concept | undefined {
  return patterns.find(({ pattern }) => pattern.test(spoken))?.concept;
}
