import { describe, expect, it } from 'vitest';
import { sitePages } from '../../site-pages.ts';
import { footerColumns } from './footer-pages.ts';
import { currentPath, mainPages } from './main-pages.ts';

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
    expect(currentPath(pathname)).toBe(current);
  });

  it('lead to every page that search engines may list', () => {
    const missing = sitePages.filter(
      ({ path, indexable }) => indexable && path !== '/' && !linked.has(path),
    );
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  it('write each path as the registry of pages does', () => {
    const spelled = new Set(sitePages.map(({ path }) => path));
    const others = [...linked].filter((path) => !spelled.has(path));
    // The screen of members is no page of the public site, and the search shows only what is asked for.
    expect(others.toSorted()).toEqual(['/chat', '/search']);
  });
});
