import { brand } from '@vela/contracts';

/**
 * A public page in the registry, from which navigation, sitemap, search, link previews and
 * breadcrumbs are made.
 */
export type PageEntry = {
  /** Unique name of the page, also of its link preview image. */
  readonly key: string;
  /** The canonical path; routes match case-insensitively. */
  readonly path: string;
  /** Whether search engines may index it. */
  readonly indexable: boolean;
  /** Key of its text (a file of `content/`) with title and description … */
  readonly content?: string;
  /** … or the i18n namespace with `title` and `description`. */
  readonly words?: 'home' | 'faq' | 'plans' | 'contact' | 'news' | 'methods' | 'search' | 'explore';
  /** Path of the parent page in the breadcrumb; undefined for children of the home page. */
  readonly parent?: string;
  /** It reads the query of its address; others are cached without regard to it. */
  readonly readsQuery?: true;
};

const createTextPage = (key: string, path: string): PageEntry => ({
  key,
  path,
  indexable: true,
  content: key,
});

export const legalPages: readonly PageEntry[] = [
  createTextPage('clarification', '/Clarification'),
  createTextPage('privacy', '/Privacy'),
  createTextPage('terms', '/Terms'),
  createTextPage('data', '/Data'),
  createTextPage('cookie', '/Cookie'),
  createTextPage('legal', '/Legal'),
  createTextPage('risk', '/Risk'),
  createTextPage('cancellation', '/Cancellation'),
];

/** Pages that consist of a text, rendered by `routes/article.tsx`. */
export const articlePages: readonly PageEntry[] = [
  createTextPage('company', '/sirket'),
  createTextPage('security', '/guvenlik'),
  createTextPage('technical-analysis', '/learn-more-1'),
  createTextPage('fundamental-analysis', '/learn-more-2'),
  createTextPage('real-estate', '/learn-more-3'),
  createTextPage('become-a-member', '/uye-ol'),
  createTextPage('mobile-app', '/mobile-app'),
  createTextPage('about', '/about'),
];

/** All public pages except single methods and news articles, which are listed from their files. */
export const sitePages: readonly PageEntry[] = [
  { key: 'home', path: '/', indexable: true, words: 'home' },
  ...articlePages,
  { key: 'explore', path: '/explore', indexable: true, words: 'explore' },
  { key: 'faq', path: '/sss', indexable: true, words: 'faq' },
  { key: 'plans', path: '/urunler', indexable: true, words: 'plans' },
  { key: 'contact', path: '/Contact', indexable: true, words: 'contact' },
  { ...createTextPage('careers', '/Career'), readsQuery: true },
  { key: 'news', path: '/news', indexable: true, words: 'news' },
  { key: 'methods', path: '/methods', indexable: true, words: 'methods' },
  ...legalPages,
];

/** Links of the footer by column; their names are `site:footer.pages.<name>`. */
export const footerColumns = [
  {
    name: 'product',
    pages: [
      { name: 'explore', path: '/explore' },
      { name: 'products', path: '/urunler' },
      { name: 'technical', path: '/learn-more-1' },
      { name: 'fundamental', path: '/learn-more-2' },
      { name: 'realEstate', path: '/learn-more-3' },
      { name: 'methods', path: '/methods' },
      { name: 'mobileApp', path: '/mobile-app' },
      { name: 'membership', path: '/uye-ol' },
    ],
  },
  {
    name: 'company',
    pages: [
      { name: 'company', path: '/sirket' },
      { name: 'about', path: '/about' },
      { name: 'news', path: '/news' },
      { name: 'careers', path: '/Career' },
      { name: 'contact', path: '/Contact' },
    ],
  },
  {
    name: 'help',
    pages: [
      { name: 'faq', path: '/sss' },
      { name: 'write', path: '/Contact' },
      { name: 'search', path: '/search' },
    ],
  },
  {
    name: 'legal',
    pages: [
      { name: 'clarification', path: '/Clarification' },
      { name: 'privacy', path: '/Privacy' },
      { name: 'terms', path: '/Terms' },
      { name: 'data', path: '/Data' },
      { name: 'cookie', path: '/Cookie' },
      { name: 'legal', path: '/Legal' },
      { name: 'risk', path: '/Risk' },
      { name: 'cancellation', path: '/Cancellation' },
    ],
  },
] as const;

/** Path of a method's page. */
export function toMethodPath(slug: string): string {
  return `/methods/${slug}`;
}

/** The page of a pathname, ignoring case and a trailing slash. */
export function findPage(pathname: string): PageEntry | undefined {
  const wanted = pathname.toLowerCase().replace(/(.)\/+$/, '$1');
  return sitePages.find(({ path }) => path.toLowerCase() === wanted);
}

/**
 * Whether the URL of a page names its language: public texts, methods, news articles and search
 * results do.
 */
export function hasLanguageInUrl(pathname: string): boolean {
  return (
    findPage(pathname) !== undefined || /^\/(search|(methods|news)\/[^/]+)\/*$/i.test(pathname)
  );
}

/** Document title: with the brand name, once. */
export function formatTitle(title: string): string {
  return title.includes(brand.name) ? title : `${title} · ${brand.name}`;
}
