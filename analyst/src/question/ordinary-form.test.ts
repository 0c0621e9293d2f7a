import { expect, it } from 'vitest';
import { isOrdinaryWord } from './ordinary-words.ts';

// Forms of everyday words, and names and made-up words beside them.
it.each([
  ['yapmiyor', true],
  ['anlatiyo', true],
  ['gidebiliyo', true],
  ['soyleyecem', true],
  ['calistik', true],
  ['guzelmis', true],
  ['devlerin', true],
  ['wasnt', true],
  ['couldnt', true],
  ['kardemir', false],
  ['flibbertron', false],
  ['ozmotik', false],
  ['moonbeaver', false],
  ['kaskadometre', false],
] as const)('"%s" is an ordinary word: %s', (word, isOrdinary) => {
  expect(isOrdinaryWord(word)).toBe(isOrdinary);
});
