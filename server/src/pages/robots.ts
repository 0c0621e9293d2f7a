/** Beginnings of paths no search engine needs: API, personal and development pages. */
const closed = [
  '/api/',
  '/chat',
  '/profile',
  '/property',
  '/markets',
  '/calendar/',
  '/watch',
  '/settings',
  '/admin',
  '/dev/',
  '/design',
  '/offline',
];

/** What crawlers may read, pages that must not be listed included: those say so themselves. */
export function toRobots(origin: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
