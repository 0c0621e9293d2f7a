import { languages } from '@vela/contracts';
import { analystLanguages } from '../../language/by-language.ts';

/** Where the words behind a number belong to the next one. */
export const clauseEnd = new RegExp(
  `[,;:]|(?<![\\p{L}])(?:${languages.map((one) => analystLanguages[one].model.joins).join('|')})(?![\\p{L}])`,
  'u',
);

/** Where clauses end, as bounds of the clause around a place. */
export function createClauseFinder(
  plain: string,
): (place: number) => { readonly start: number; readonly end: number } {
  const ends = [...plain.matchAll(new RegExp(clauseEnd.source, 'gu'))]
    // A comma between digits is no end.
    .filter(({ index }) => !/\d[.,]\d/.test(plain.slice(index - 1, index + 2)));
  return (place) => ({
    start: Math.max(0, ...ends.filter(({ index }) => index < place).map((one) => one.index)),
    end: Math.min(
      plain.length,
      ...ends.filter(({ index }) => index >= place).map((one) => one.index),
    ),
  });
}
