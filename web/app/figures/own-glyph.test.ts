import { expect, it } from 'vitest';
import { toOwnGlyph } from './own-glyph.ts';

it('draws each text alike every time, another one otherwise, and within its frame', () => {
  expect(toOwnGlyph('one-article')).toEqual(toOwnGlyph('one-article'));
  expect(toOwnGlyph('one-article')).not.toEqual(toOwnGlyph('another-article'));
  for (const text of ['', 'a', 'global-market-analysis', 'ğüş'])
    for (const [open, close, wick = 0] of toOwnGlyph(text).candles) {
      expect(Math.max(open, close) + wick).toBeLessThan(10);
      expect(Math.min(open, close) - wick).toBeGreaterThan(0);
    }
});
