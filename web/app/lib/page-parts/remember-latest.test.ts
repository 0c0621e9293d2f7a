import { expect, it } from 'vitest';
import { rememberLatest } from './remember-latest.ts';

it('makes a thing once, and forgets the one asked for longest ago', () => {
  const made: string[] = [];
  const things = rememberLatest<{ key: string }>(2);
  const ask = (key: string) =>
    things.get(key, () => {
      made.push(key);
      return { key };
    });
  expect(ask('a')).toBe(ask('a'));
  for (const key of ['b', 'a', 'c', 'a', 'b']) expect(ask(key)).toEqual({ key });
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
