import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Public routes of the specification in canonical spelling; written down independently of the
 * serving code.
 */
export const specifiedRoutes = [
  '/',
  '/sss',
  '/sirket',
  '/guvenlik',
  '/urunler',
  '/learn-more-1',
  '/learn-more-2',
  '/learn-more-3',
  '/Contact',
  '/uye-ol',
  '/mobile-app',
  '/about',
  '/news/vela-technology-revolution',
  '/news/future-investment-trends',
  '/news/digital-transformation-report',
  '/news/global-market-analysis',
  '/Clarification',
  '/Privacy',
  '/Terms',
  '/Data',
  '/Cookie',
  '/Legal',
  '/Risk',
  '/Cancellation',
  '/Career',
] as const;

const web = path.resolve(import.meta.dirname, '../../../web/app');
const registry = readFileSync(path.join(web, 'site-pages.ts'), 'utf8');
const textPages = [...registry.matchAll(/createTextPage\('[\w-]+', '([^']+)'\)/g)].map(
  ([, route = '']) => route,
);
const methods = readdirSync(path.join(web, 'content/en/methods')).map(
  (file) => `/methods/${file.replace('.mdx', '')}`,
);

/** Indexable pages beyond the specification: further texts and the method library. */
export const furtherRoutes: readonly string[] = [
  '/news',
  '/methods',
  '/explore',
  ...methods,
  ...textPages.filter((route) => !specifiedRoutes.some((specified) => specified === route)),
];

/** Paths that must not be indexed, with their status. */
export const unlistedRoutes = [
  { path: '/search', status: 200 },
  { path: '/design', status: 404 },
  { path: '/offline', status: 200 },
  { path: '/410', status: 410 },
  { path: '/nowhere/at/all', status: 404 },
  { path: '/news/nowhere', status: 404 },
  { path: '/methods/nowhere', status: 404 },
] as const;
