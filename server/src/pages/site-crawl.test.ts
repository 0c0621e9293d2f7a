import type { Language } from '@vela/contracts';
import { type HTMLElement, parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedNews } from '../features/news/seed-news.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { furtherRoutes, specifiedRoutes, unlistedRoutes } from '../testing/site-routes.ts';
import { isFullRun } from '../testing/tier.ts';

let test: TestApp;
const origin = 'http://localhost:3000';

beforeAll(async () => {
  test = await createTestApp({ deps: { pagesFrom: 'built' } });
  await seedNews(test.database.db);
});
afterAll(() => test.close());

type Page = { status: number; language: string | undefined; root: HTMLElement; html: string };

const opened = new Map<string, Promise<Page>>();

/** A page in a browser of this language; each address is asked for once. */
function open(url: string, language: Language): Promise<Page> {
  const key = `${language} ${url}`;
  const page = opened.get(key) ?? request(url, language);
  opened.set(key, page);
  return page;
}

async function request(url: string, language: Language): Promise<Page> {
  const answer = await test.app.inject({ url, headers: { 'accept-language': language } });
  const type = String(answer.headers['content-type']);
  const html = type.startsWith('text/html') ? answer.body : '';
  return {
    status: answer.statusCode,
    language: String(answer.headers['content-language']),
    root: parse(html),
    html,
  };
}

const toAddress = (path: string, language: Language) =>
  language === 'en' ? `${origin}${path}` : `${origin}${path}?lng=${language}`;
const routes = [...specifiedRoutes, ...furtherRoutes];
const languages = ['en', 'tr'] as const;
const getHref = (root: HTMLElement, selector: string) =>
  root.querySelector(selector)?.getAttribute('href');

/** The address of the picture that a link to this page has elsewhere. */
const getPicture = (root: HTMLElement): string =>
  root.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';

/** What a person reads on a page; passages that say they are in another language are left out. */
function visibleText(root: HTMLElement, language: Language): string {
  const text = visibleTexts.get(root) ?? readText(root, language);
  visibleTexts.set(root, text);
  return text;
}

const visibleTexts = new WeakMap<HTMLElement, string>();

function readText(root: HTMLElement, language: Language): string {
  const copy = parse(root.querySelector('body')?.outerHTML ?? '');
  for (const element of copy.querySelectorAll('script, style, template, noscript, code, kbd'))
    element.remove();
  for (const element of copy.querySelectorAll('[lang]'))
    if (element.getAttribute('lang') !== language) element.remove();
  return copy.structuredText;
}

/**
 * A page by what the browser prefers and, of each second page in the short run, by the query alone
 * against what it prefers; in a full run in three spellings.
 */
async function openSpellings(path: string, language: Language): Promise<Page[][]> {
  const other = language === 'en' ? 'tr' : 'en';
  const isAskedTwice = isFullRun || routes.indexOf(path) % 2 === languages.indexOf(language);
  const spellings = isFullRun ? [path, path.toUpperCase(), path.toLowerCase()] : [path];
  return Promise.all(
    spellings.map(async (spelling) => {
      const asked = `${isFullRun ? spelling : spelling.toUpperCase()}?lng=${language}`;
      const page = await open(spelling, language);
      return isAskedTwice ? [page, await open(asked, other)] : [page];
    }),
  );
}

describe.each(languages)('the public routes in %s', (language) => {
  const titles = new Map<string, string>();

  it.each(routes)('%s answers in any letter case with its head in order', async (path) => {
    for (const pages of await openSpellings(path, language)) {
      for (const { status, root, html } of pages) {
        expect(status).toBe(200);
        expect(root.querySelector('html')?.getAttribute('lang')).toBe(language);
        expect(root.querySelectorAll('head title')).toHaveLength(1);
        expect(root.querySelectorAll('h1')).toHaveLength(1);
        expect(root.querySelectorAll('main')).toHaveLength(1);
        expect(root.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
        expect(getHref(root, 'link[rel="canonical"]')).toBe(toAddress(path, language));
        expect(html).not.toContain('noindex');
      }
    }
    const { root } = await open(path, language);
    for (const other of languages)
      expect(getHref(root, `link[hreflang="${other}"]`)).toBe(toAddress(path, other));
    expect(getHref(root, 'link[hreflang="x-default"]')).toBe(toAddress(path, 'en'));
    const description =
      root.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
    expect(description.length, 'description').toBeGreaterThan(50);
    const title = root.querySelector('head title')?.text ?? '';
    expect(title).toContain('Vela');
    expect(titles.get(title), `"${title}" is the title of another page too`).toBeUndefined();
    titles.set(title, path);
    expect(getPicture(root)).toMatch(new RegExp(`^${origin}/og/${language}/`));
  });

  // Drawing one takes a quarter of a second: the short run has some of each language.
  const pictured = routes.filter((_, at) => isFullRun || at % 9 === languages.indexOf(language));
  it.each(pictured)('%s has a link picture', async (path) => {
    const { root } = await open(path, language);
    const answer = await test.app.inject({ url: getPicture(root).slice(origin.length) });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/png');
  });
});

describe.each(languages)('the unlisted addresses in %s', (language) => {
  it.each(unlistedRoutes)(
    '$path answers $status in any letter case, and stays out of search engines',
    async ({ path, status }) => {
      for (const spelling of [path, path.toUpperCase()]) {
        const page = await open(spelling, language);
        expect(page.status).toBe(status);
        expect(page.root.querySelector('html')?.getAttribute('lang')).toBe(language);
        expect(page.root.querySelectorAll('head title')).toHaveLength(1);
        expect(page.root.querySelectorAll('h1')).toHaveLength(1);
        expect(page.root.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe(
          'noindex',
        );
        expect(page.root.querySelectorAll('link[rel="alternate"][hreflang]')).toHaveLength(0);
      }
    },
  );
});

/** Properties that search engines demand of each kind of thing we name (schema.org). */
const demanded: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'potentialAction'],
  BreadcrumbList: ['itemListElement'],
  Article: ['headline', 'datePublished', 'author', 'image', 'publisher'],
  NewsArticle: ['headline', 'datePublished', 'author', 'image', 'publisher'],
  TechArticle: ['headline'],
  FAQPage: ['mainEntity'],
  Product: ['name', 'offers'],
  DefinedTerm: ['name', 'description'],
};

function structuredData(root: HTMLElement): Record<string, unknown>[] {
  return root.querySelectorAll('script[type="application/ld+json"]').flatMap((script) => {
    const data: { '@context'?: string; '@graph'?: Record<string, unknown>[] } = JSON.parse(
      script.rawText,
    );
    expect(data['@context']).toBe('https://schema.org');
    return data['@graph'] ?? [data];
  });
}

type Visit = { page: Page; from: string };

/** Follows every link of the site from the home page on. */
async function crawl(language: Language): Promise<Map<string, Visit>> {
  const visits = new Map<string, Visit>();
  const waiting: { path: string; from: string }[] = [{ path: '/', from: 'the beginning' }];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (visits.has(next.path)) continue;
    const page = await open(next.path, language);
    visits.set(next.path, { page, from: next.from });
    for (const link of page.root.querySelectorAll('a[href]')) {
      const address = new URL(link.getAttribute('href') ?? '', `${origin}${next.path}`);
      const otherLanguage =
        address.searchParams.has('lng') && address.searchParams.get('lng') !== language;
      address.searchParams.delete('lng');
      if (address.origin === origin && !otherLanguage)
        waiting.push({ path: `${address.pathname}${address.search}`, from: next.path });
    }
  }
  return visits;
}

const englishWords =
  /(?<![\p{L}-])(?:the|and|with|your|are|of|this|that|you|from|which|when|have|will|for|about|page|search)(?![\p{L}-])/iu;
// A letter alone, such as that of a paragraph of a law, is no word.
const turkishWords = /\p{L}*(?:[ğışĞİŞ]\p{L}{2}|\p{L}[ğışĞİŞ]\p{L}|\p{L}{2}[ğışĞİŞ])\p{L}*/u;
const looksLikeKey =
  /(?<![\w./@-])(?:[a-z]+:)?[a-z]+(?:[A-Z][a-z]+)*\.[a-z]+[A-Z]?[a-z]*(?:\.[a-zA-Z]+)+(?![\w./@-])/;

describe.each(languages)('a walk through the site in %s', (language) => {
  let visits: Map<string, Visit>;
  beforeAll(async () => {
    visits = await crawl(language);
  }, 120_000);

  it('reaches every public page, and the addresses of the site map', async () => {
    const siteMap = (await test.app.inject({ url: '/sitemap.xml' })).body;
    const listed = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    expect([...new Set(listed)].toSorted()).toEqual(routes.toSorted());
    const reached = new Set(visits.keys());
    expect([...new Set([...routes, ...listed])].filter((path) => !reached.has(path))).toEqual([]);
  });

  it('finds no dead link', () => {
    const dead = [...visits]
      .filter(([, { page }]) => page.status !== 200)
      .map(([path, { page, from }]) => `${path} (${page.status}) on ${from}`);
    expect(dead).toEqual([]);
  });

  it('finds the target of every fragment', () => {
    const broken = [...visits].flatMap(([path, { page }]) =>
      page.root.querySelectorAll('a[href*="#"]').flatMap((link) => {
        const address = new URL(link.getAttribute('href') ?? '', `${origin}${path}`);
        address.searchParams.delete('lng');
        const target =
          address.origin === origin
            ? visits.get(`${address.pathname}${address.search}`)
            : undefined;
        const id = decodeURIComponent(address.hash.slice(1));
        return target === undefined || target.page.root.getElementById(id) !== null
          ? []
          : [`${address.pathname}#${id} on ${path}`];
      }),
    );
    expect([...new Set(broken)]).toEqual([]);
  });

  it('sees valid structured data', () => {
    const kinds = new Set<string>();
    for (const [path, { page }] of visits)
      for (const thing of structuredData(page.root)) {
        const kind = String(thing['@type']);
        kinds.add(kind);
        expect(Object.keys(demanded), `${kind} on ${path}`).toContain(kind);
        for (const property of demanded[kind] ?? [])
          expect(thing[property], `${property} of ${kind} on ${path}`).toBeTruthy();
      }
    expect([...kinds]).toEqual(
      expect.arrayContaining(['Organization', 'WebSite', 'BreadcrumbList', 'FAQPage', 'Product']),
    );
  });

  it('reads no key in place of words', () => {
    const keys = [...visits].flatMap(([path, { page }]) => {
      const found = looksLikeKey.exec(visibleText(page.root, language));
      return found === null ? [] : [`${found[0]} on ${path}`];
    });
    expect(keys).toEqual([]);
  });

  it(`reads no ${language === 'tr' ? 'English' : 'Turkish'}`, () => {
    const foreign = language === 'tr' ? englishWords : turkishWords;
    const lines = [...visits].flatMap(([path, { page }]) =>
      visibleText(page.root, language)
        .split('\n')
        .filter((line) => foreign.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(lines).toEqual([]);
  });
});
