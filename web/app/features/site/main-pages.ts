/** The pages of the main navigation, in its order; their names are `site:navigation.<name>`. */
export const mainPages = [
  { name: 'analytics', path: '/chat' },
  { name: 'security', path: '/guvenlik' },
  { name: 'products', path: '/urunler' },
  { name: 'faq', path: '/sss' },
  { name: 'company', path: '/sirket' },
] as const;

/** The path of the page of the main navigation, or of the home page, that an address is of: as routes do, in any letter case. */
export function currentPath(pathname: string): string | undefined {
  const wanted = pathname.toLowerCase().replace(/(.)\/+$/, '$1');
  return ['/', ...mainPages.map(({ path }) => path)].find((path) => path === wanted);
}
