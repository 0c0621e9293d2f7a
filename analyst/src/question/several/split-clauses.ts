import { languages, foldText } from '@vela/contracts';
import { analystLanguages } from '../../language/by-language.ts';

const join = (name: 'clauseJoiners' | 'clausePairs'): string =>
  languages.map((language) => analystLanguages[language][name]).join('|');
// "1,000" and "0.5" are numbers.
const between = new RegExp(
  `[;:?!]+|(?<!\\d),|,(?!\\d)|[.](?=\\s|$)|\\s[&+/]\\s|(?<![\\p{L}\\p{N}])(?:${join('clauseJoiners')})(?![\\p{L}\\p{N}])`,
  'giu',
);
const pairs = new RegExp(`(?<![a-z])(?:${join('clausePairs')})(?![a-z])`, 'g');

/** Whether a place of the message lies within words that are one thing: "best and worst day". */
function listPairs(message: string): { readonly start: number; readonly end: number }[] {
  return [...foldText(message).matchAll(pairs)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The parts of a message that words such as "and", or commas, join; in the order typed. */
export function splitClauses(message: string): string[] {
  const joined = listPairs(message);
  const breaks = [...message.matchAll(between)].filter(
    ({ index }) => !joined.some(({ start, end }) => index > start && index < end),
  );
  const starts = [0, ...breaks.map(({ index, 0: words }) => index + words.length)];
  const ends = [...breaks.map(({ index }) => index), message.length];
  return starts
    .map((start, at) => message.slice(start, ends[at]).trim())
    .filter((clause) => /\p{L}{2}/u.test(clause));
}
