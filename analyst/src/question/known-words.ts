import { findConcepts } from './find-concept.ts';
import { findIndicator } from './find-indicator.ts';
import { isQuestionWord } from './question-words.ts';
import { lexicons } from './word-pattern.ts';

const fillerWords = new Set(lexicons.flatMap(({ fillers }) => fillers));

/** Whether a folded word only joins the others of a request. */
export function isFiller(word: string): boolean {
  return fillerWords.has(word);
}

/** Whether a folded word is known question vocabulary, so that it cannot be an instrument name. */
export function isKnownWord(word: string): boolean {
  return (
    fillerWords.has(word) ||
    isQuestionWord(word) ||
    findConcepts(word).length > 0 ||
    findIndicator(word) !== undefined
  );
}
