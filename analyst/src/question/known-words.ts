import { findConcepts } from './find-concept.ts';
import { findIndicator } from './find-indicator.ts';
import { fillerWords } from './intent-words.ts';
import { isQuestionWord } from './vocabulary.ts';

/** Whether a folded word belongs to the questions themselves, so that it cannot be the name of an instrument. */
export function isKnownWord(word: string): boolean {
  return (
    fillerWords.has(word) ||
    isQuestionWord(word) ||
    findConcepts(word).length > 0 ||
    findIndicator(word) !== undefined
  );
}
