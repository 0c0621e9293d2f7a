import { findConcept } from './find-concept.ts';
import { fillerWords, intentWords } from './intent-words.ts';

/** Whether a folded word belongs to the questions themselves, so that it cannot be the name of an instrument. */
export function isKnownWord(word: string): boolean {
  return (
    fillerWords.has(word) || Object.values(intentWords).some((pattern) => pattern.test(` ${word} `)) || findConcept(word) !== undefined
  );
}
