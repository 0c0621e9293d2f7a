import { expect, it } from 'vitest';
import { findCommandWord, findSymbolWord } from './composer-suggestions.ts';

it('finds the word after "@" at the end of the text', () => {
  expect(findSymbolWord('@')).toBe('');
  expect(findSymbolWord('compare @et')).toBe('et');
  expect(findSymbolWord('@altın')).toBe('altın');
  for (const text of ['', 'me@example.com', '@eth and', 'a @b c'])
    expect([text, findSymbolWord(text)]).toEqual([text, undefined]);
});

it('finds a command only at the beginning', () => {
  expect(findCommandWord('/')).toBe('');
  expect(findCommandWord('/açık')).toBe('açık');
  for (const text of ['', 'EUR/USD', 'a /gaps', '/gaps now'])
    expect([text, findCommandWord(text)]).toEqual([text, undefined]);
});
