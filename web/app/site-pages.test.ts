import { describe, expect, it } from 'vitest';
import { isPublicText } from './site-pages.ts';

describe('a public text', () => {
  it.each(['/', '/Privacy', '/pRIVACY/', '/methods', '/methods/order-block', '/news/rising-bonds', '/NEWS/rising-bonds/'])(
    'is %s',
    (path) => {
      expect(isPublicText(path)).toBe(true);
    },
  );

  it.each(['/chat', '/profile', '/login', '/search', '/methods/a/b', '/nowhere'])('is not %s', (path) => {
    expect(isPublicText(path)).toBe(false);
  });
});
