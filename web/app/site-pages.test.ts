import { describe, expect, it } from 'vitest';
import { hasLanguageInUrl } from './site-pages.ts';

describe('a pathname', () => {
  it.each([
    '/',
    '/Privacy',
    '/pRIVACY/',
    '/methods',
    '/methods/order-block',
    '/news/rising-bonds',
    '/NEWS/rising-bonds/',
    '/search',
    '/Search/',
  ])('of %s names its language', (path) => {
    expect(hasLanguageInUrl(path)).toBe(true);
  });

  it.each(['/chat', '/profile', '/login', '/search/a', '/methods/a/b', '/nowhere'])(
    'of %s does not',
    (path) => {
      expect(hasLanguageInUrl(path)).toBe(false);
    },
  );
});
