import { expect, it } from 'vitest';
import { listMatches } from './word-pattern.ts';

const cases: readonly (readonly [text: string, pattern: RegExp])[] = [
  ['gap above a gap, no gaps', /gap(?<several>s?)/g],
  ['nothing of it', /gap/g],
  ['', /x?/g],
  ['a1b22', /\d*/g],
  ['🙂1🙂', /\d?/g],
  ['🙂1🙂', /\d?/gu],
];

const toComparable = (match: RegExpExecArray) => [[...match], match.index, match.groups];

it.each(cases)('the matches in %j of %s are those of matchAll', (text, pattern) => {
  const expected = [...text.matchAll(pattern)].map(toComparable);
  expect(listMatches(text, pattern).map(toComparable)).toEqual(expected);
});

it('a search begins at the beginning, wherever the pattern stood', () => {
  const pattern = /gap/g;
  pattern.lastIndex = 4;
  expect(listMatches('gap gap', pattern)).toHaveLength(2);
  expect(pattern.lastIndex).toBe(0);
});

it('a pattern that is not global is refused: its search would not end', () => {
  expect(() => listMatches('gap', /gap/)).toThrow('not a global pattern');
});
