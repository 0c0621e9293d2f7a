import { describe, expect, it } from 'vitest';
import { rateTypo } from './typos.ts';

describe('a typing mistake', () => {
  it.each([
    ['dialy', 'daily'],
    ['suport', 'support'],
    ['resistence', 'resistance'],
    ['volatilty', 'volatility'],
    ['supportt', 'support'],
    ['suppport', 'support'],
    ['appple', 'apple'],
    ['wkly', 'weekly'],
    ['gnlk', 'gunluk'],
  ])('"%s" is near to "%s"', (word, meant) => {
    expect(rateTypo(word, meant)).toBeGreaterThan(0);
  });

  it.each([
    ['gap', 'cap'],
    ['form', 'from the'],
    ['silver', 'solver of'],
    ['trend', 'brand'],
    ['support', 'resistance'],
    ['daily', 'gunluk'],
    ['zelnik', 'zincir'],
    ['marble', 'morbid'],
  ])('"%s" is another word than "%s"', (word, meant) => {
    expect(rateTypo(word, meant)).toBeUndefined();
  });

  it.each([
    ['etehrum', 'ethereum'],
    ['avlaanche', 'avalanche'],
    ['solnaa', 'solana'],
    ['nasdak', 'nasdaq'],
  ])('in a name: "%s" is near to "%s"', (word, name) => {
    expect(rateTypo(word, name, true)).toBeGreaterThan(0);
  });

  it('in another word needs four consonants that are right', () => {
    expect(rateTypo('sikkin', 'sakin')).toBeUndefined();
  });

  it('rates swapped letters as the clearest', () => {
    const swapped = rateTypo('dialy', 'daily') ?? 9;
    expect(rateTypo('resistence', 'resistance') ?? 0).toBeGreaterThan(swapped);
  });

  it('is found for any two neighbours swapped in a long word', () => {
    const word = 'resistance';
    const swaps = Array.from({ length: word.length - 1 }, (_, at) => {
      const [a, b] = [word.charAt(at), word.charAt(at + 1)];
      return a === b ? undefined : `${word.slice(0, at)}${b}${a}${word.slice(at + 2)}`;
    });
    const missed = swaps.filter((typed) => typed !== undefined && rateTypo(typed, word) !== 1);
    expect(missed).toEqual([]);
  });
});
