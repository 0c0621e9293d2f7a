import { LRUCache } from 'lru-cache';
import { englishMeaningWords } from '../../language/en/meaning-words.ts';
import { turkishMeaningWords } from '../../language/tr/meaning-words.ts';

/** A pattern of words in a row: `*` is any ending, `-` a space too. */
function toPattern(words: string): string {
  return words
    .split(' ')
    .map((word) => word.replaceAll('-', '[ -]').replaceAll('*', String.raw`[a-z']*`))
    .join('|');
}

// Both languages at once: questions mix them.
const patterns = [englishMeaningWords, turkishMeaningWords].flatMap((meanings) =>
  Object.entries(meanings).map(([meaning, words]) => ({
    meaning,
    pattern: new RegExp(String.raw`(?<![a-z])(?:${toPattern(words)})(?![a-z])`),
  })),
);

// The ranking asks, and what tells whether the reading is right.
const known = new LRUCache<string, readonly string[]>({ max: 8 });

/** The meanings that words of a folded text have, each once, in a fixed order; memoized. */
export function findMeanings(text: string): readonly string[] {
  const found =
    known.get(text) ??
    [
      ...new Set(
        patterns.filter(({ pattern }) => pattern.test(text)).map(({ meaning }) => meaning),
      ),
    ].toSorted();
  known.set(text, found);
  return found;
}
