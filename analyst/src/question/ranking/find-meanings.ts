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

/** The meanings that words of a folded text have, each once, in a fixed order. */
export function findMeanings(text: string): string[] {
  const found = patterns.filter(({ pattern }) => pattern.test(text));
  return [...new Set(found.map(({ meaning }) => meaning))].toSorted();
}
