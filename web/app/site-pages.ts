import { brand } from '@vela/contracts';

/** What a page of the public site is; a registry of all, from which navigation, site map, search, link pictures and breadcrumbs are made. */
export type PageEntry = {
  /** Name of the page, unique; also of its link picture. */
  readonly key: string;
  /** The path in its canonical spelling; routes answer in any letter case. */
  readonly path: string;
  /** May search engines list it? */
  readonly indexable: boolean;
  /** The text it shows (a file of `content/`), from which title and description come … */
  readonly content?: string;
  /** … or the namespace of the interface words that hold `title` and `description`. */
  readonly words?: 'home' | 'faq' | 'plans' | 'contact' | 'news' | 'methods' | 'search';
  /** Path of the page above it, for the breadcrumb; the home page is above all. */
  readonly parent?: string;
};

const text = (key: string, path: string): PageEntry => ({
  key,
  path,
  indexable: true,
  content: key,
});

export const legalPages: readonly PageEntry[] = [
  text('clarification', '/Clarification'),
  text('privacy', '/Privacy'),
  text('terms', '/Terms'),
  text('data', '/Data'),
  text('cookie', '/Cookie'),
  text('legal', '/Legal'),
  text('risk', '/Risk'),
  text('cancellation', '/Cancellation'),
];

/** Pages that are a text and nothing more, shown by `routes/article.tsx`. */
export const articlePages: readonly PageEntry[] = [
  text('company', '/sirket'),
  text('security', '/guvenlik'),
  text('technical-analysis', '/learn-more-1'),
  text('fundamental-analysis', '/learn-more-2'),
  text('real-estate', '/learn-more-3'),
  text('become-a-member', '/uye-ol'),
  text('mobile-app', '/mobile-app'),
  text('about', '/about'),
];

/** All pages of the public site but single methods and news articles, which are found where they lie. */
export const sitePages: readonly PageEntry[] = [
  { key: 'home', path: '/', indexable: true, words: 'home' },
  ...articlePages,
  { key: 'faq', path: '/sss', indexable: true, words: 'faq' },
  { key: 'plans', path: '/urunler', indexable: true, words: 'plans' },
  { key: 'contact', path: '/Contact', indexable: true, words: 'contact' },
  text('careers', '/Career'),
  { key: 'news', path: '/news', indexable: true, words: 'news' },
  { key: 'methods', path: '/methods', indexable: true, words: 'methods' },
  ...legalPages,
];

/** Address of a method's page. */
export function methodPath(slug: string): string {
  return `/methods/${slug}`;
}

/** The entry of a path in any letter case, with or without a slash at its end. */
export function findPage(pathname: string): PageEntry | undefined {
  const wanted = pathname.toLowerCase().replace(/(.)\/+$/, '$1');
  return sitePages.find(({ path }) => path.toLowerCase() === wanted);
}

/** Whether the address of a page names its language: texts of the public site, single methods and news articles, and what a search found. */
export function namesItsLanguage(pathname: string): boolean {
  return (
    findPage(pathname) !== undefined || /^\/(search|(methods|news)\/[^/]+)\/*$/i.test(pathname)
  );
}

/** A title as browsers and search engines show it: with the brand's name, once. */
export function fullTitle(title: string): string {
  return title.includes(brand.name) ? title : `${title} · ${brand.name}`;
}
