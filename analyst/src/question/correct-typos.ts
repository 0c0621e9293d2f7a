import { isQuestionWord } from './question-words.ts';
import { lexicons } from './word-pattern.ts';

const keywords = lexicons.flatMap((lexicon) => lexicon.keywords);
const validWords = new Set([...keywords, ...lexicons.flatMap((lexicon) => lexicon.notTypos)]);

/** Whether two words differ by one typo (Damerau-Levenshtein distance 1). */
export function isOneTypo(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let ends = 0;
  while (ends < Math.min(a.length, b.length) - start && a.at(-1 - ends) === b.at(-1 - ends))
    ends += 1;
  const left = a.slice(start, a.length - ends);
  const right = b.slice(start, b.length - ends);
  return left.length + right.length <= 2 && left.length <= 1 && right.length <= 1
    ? true
    : left.length === 2 && right === `${left[1]}${left[0]}`;
}

const abbreviations = [
  ...lexicons.flatMap((lexicon) => lexicon.abbreviations),
  [/(?<![a-z0-9])(rsi|[esw]ma|atr|adx|cci|mfi)(\d{1,3})(?![a-z0-9])/g, '$1 $2'],
  [/(?<![a-z0-9])(\d{1,3})([esw]ma)(?![a-z0-9])/g, '$1 $2'],
] as const;

/** Corrects typos in folded words of four letters or more ("oder blok"); expands abbreviations. */
export function correctTypos(folded: string): string {
  const written = abbreviations.reduce((text, [short, long]) => text.replace(short, long), folded);
  return written.replace(/[a-z]{4,}/g, (word) => {
    if (validWords.has(word) || isQuestionWord(word)) return word;
    return keywords.find((keyword) => keyword.length >= 5 && isOneTypo(word, keyword)) ?? word;
  });
}
