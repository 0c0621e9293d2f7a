/** Main navigation pages in order; their names are `site:navigation.<name>`. */
export const mainPages = [
  { name: 'analytics', path: '/chat' },
  { name: 'security', path: '/guvenlik' },
  { name: 'products', path: '/urunler' },
  { name: 'faq', path: '/sss' },
  { name: 'company', path: '/sirket' },
] as const;

/** The main navigation page (or the home page) of a pathname, case-insensitive as routes are. */
export function findCurrentPath(pathname: string): string | undefined {
  const wanted = pathname.toLowerCase().replace(/(.)\/+$/, '$1');
  return ['/', ...mainPages.map(({ path }) => path)].find((path) => path === wanted);
}
