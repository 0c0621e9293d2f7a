/** What no search engine needs: the API, pages of a person's own, and what exists in development only. Compared as beginnings of paths. */
const closed = [
  '/api/',
  '/chat',
  '/profile',
  '/settings',
  '/admin',
  '/dev/',
  '/design',
  '/offline',
];

/** What crawlers may look at. Pages that must not be listed say so themselves, and can only do it where they may be read. */
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
