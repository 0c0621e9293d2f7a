import { describe, expect, it } from 'vitest';
import { getCaseEnding, getLastWord } from './number-ending.ts';

describe('Turkish endings of numbers', () => {
  it.each([
    ['63.100,5', 'beş'],
    ['63.100', 'yüz'],
    ['64.000', 'bin'],
    ['64.000,00', 'sıfır'],
    ['1,20', 'yirmi'],
    ['2.000.000', 'milyon'],
    ['0', 'sıfır'],
    ['1,0800', 'yüz'],
    ['%10', 'on'],
  ])('reads the last word of %s as %s', (text, word) => {
    expect(getLastWord(text)).toBe(word);
  });

  it.each([
    ['63.100,5', 'den', '’ten'],
    ['63.100', 'den', '’den'],
    ['1.006', 'den', '’dan'],
    ['64.000,00', 'e', '’a'],
    ['%3,2', 'si', '’si'],
    ['%10', 'si', '’u'],
    ['%13', 'si', '’ü'],
    ['%6', 'si', '’sı'],
    ['%40', 'si', '’ı'],
    ['2', 'e', '’ye'],
    ['3', 'de', '’te'],
    ['9', 'in', '’un'],
    ['7', 'in', '’nin'],
    ['20', 'i', '’yi'],
    ['100', 'e', '’e'],
  ] as const)('writes %s with %s as %s', (text, ending, written) => {
    expect(getCaseEnding(text, ending)).toBe(written);
  });
});
