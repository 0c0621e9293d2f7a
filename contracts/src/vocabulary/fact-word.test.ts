import { expect, it } from 'vitest';
import { getFactWord } from './market-names.ts';

it.each([
  ['2026-02', 'en', 'February 2026'],
  ['2026-02', 'tr', 'Şubat 2026'],
  ['12-26', 'en', '12-26'],
  ['2019-2024', 'en', '2019-2024'],
] as const)('"%s" is told as a month only where it is one (%s)', (word, language, told) => {
  expect(getFactWord(word, language)).toBe(told);
});
