import { expect, it } from 'vitest';
import { createInstructions, hasOwnInstructions } from './voice-prompt.ts';

const rules = createInstructions('en');
const words = rules
  .replaceAll(/[^\p{L}\s]/gu, ' ')
  .split(/\s+/)
  .filter(Boolean);

/** Parts of so many words, one from each place of the rules. */
const listParts = (count: number): readonly string[] =>
  words.slice(0, words.length - count).map((_word, at) => words.slice(at, at + count).join(' '));

it('knows seven words in a row of the rules wherever they stand in a text', () => {
  // Seven words have 26 letters but for the shortest ones; the language is put in later.
  const parts = listParts(7).filter(
    (part) => part.replaceAll(' ', '').length >= 26 && !part.includes('English'),
  );
  expect(parts.length).toBeGreaterThan(100);
  for (const [at, part] of parts.entries()) {
    const text = `${'Gold rose a little. '.slice(at % 20)}${part}, they say.`;
    expect(hasOwnInstructions(text)).toBe(true);
    expect(hasOwnInstructions(text.split('').toReversed().join(''))).toBe(true);
  }
});

it('knows them set apart and in capitals, and nothing in a plain sentence', () => {
  expect(hasOwnInstructions('N-e-v-e-r  W R I T E a digit or a number as a word')).toBe(true);
  expect(hasOwnInstructions('The close lies above EMA 20, and the last gap is open.')).toBe(false);
  expect(hasOwnInstructions('Never')).toBe(false);
});
