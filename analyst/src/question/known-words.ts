import { findConcepts } from './find-concept.ts';
import { findIndicator } from './find-indicator.ts';
import { isQuestionWord } from './question-words.ts';
import { lexicons } from './word-pattern.ts';

const fillerWords = new Set(lexicons.flatMap(({ fillers }) => fillers));

/** Whether a folded word only joins the others of a request. */
export function isFiller(word: string): boolean {
  return fillerWords.has(word);
}

const isVocabulary = (word: string): boolean =>
  fillerWords.has(word) ||
  isQuestionWord(word) ||
  findConcepts(word).length > 0 ||
  findIndicator(word) !== undefined;

const mostKept = 4096;
const kept = new Map<string, boolean>();

/**
 * Whether a folded word is known question vocabulary, so that it cannot be an instrument name;
 * memoized, since a message asks it of each of its words several times.
 */
export function isKnownWord(word: string): boolean {
  const known = kept.get(word) ?? isVocabulary(word);
  if (kept.size >= mostKept) kept.clear();
  kept.set(word, known);
  return known;
}
