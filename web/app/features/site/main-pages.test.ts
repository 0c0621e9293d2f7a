import { describe, expect, it } from 'vitest';
import { footerColumns, sitePages } from '../../site-pages.ts';
import { findCurrentPath, mainPages } from './main-pages.ts';

const linked = new Set<string>([
  ...footerColumns.flatMap(({ pages }) => pages.map(({ path }) => path)),
  ...mainPages.map(({ path }) => path),
]);

describe('the footer and the navigation', () => {
  it.each([
    ['/', '/'],
    ['/SSS', '/sss'],
    ['/urunler/', '/urunler'],
    ['/sss/more', undefined],
    ['/Privacy', undefined],
  ])('of %s mark %s', (pathname, current) => {
    expect(findCurrentPath(pathname)).toBe(current);
  });

  it('link every indexable page', () => {
    const missing = sitePages.filter(
      ({ path, indexable }) => indexable && path !== '/' && !linked.has(path),
    );
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  it('use the paths of the page registry', () => {
    const spelled = new Set(sitePages.map(({ path }) => path));
    const others = [...linked].filter((path) => !spelled.has(path));
    // The member screen is not public, and the search page has no content without a query.
    expect(others.toSorted()).toEqual(['/chat', '/search']);
  });
});
