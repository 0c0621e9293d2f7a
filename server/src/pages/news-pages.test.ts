import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newsArticles } from '../db/schema/news.ts';
import { seedNews } from '../features/news/seed-news.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { isFullRun } from '../testing/tier.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ deps: { pagesFrom: 'built' } });
  await seedNews(test.database.db);
});
afterAll(() => test.close());

const origin = 'http://localhost:3000';
const open = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers });
const slugs = [
  'vela-technology-revolution',
  'future-investment-trends',
  'digital-transformation-report',
  'global-market-analysis',
];

type Node = Record<string, unknown> & { '@type': string };

/** Everything a page says of itself in structured data. */
function structuredData(html: string): Node[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)];
  return scripts.flatMap(([, json = '{}']) => JSON.parse(json)['@graph']);
}

describe.each([
  { language: 'en', query: '', home: 'Home', news: 'News' },
  { language: 'tr', query: '?lng=tr', home: 'Ana sayfa', news: 'Haberler' },
])('the news in $language', ({ language, query, home, news }) => {
  it('are listed, each with a link', async () => {
    const { statusCode, body } = await open(`/news${query}`);
    expect(statusCode).toBe(200);
    for (const slug of slugs) expect(body).toContain(`href="/news/${slug}"`);
  });

  it.each(slugs)(
    '%s has one h1, a breadcrumb, a canonical address and its structured data',
    async (slug) => {
      const { statusCode, body } = await open(`/news/${slug}${query}`);
      expect(statusCode).toBe(200);
      expect(body.match(/<h1/g)).toHaveLength(1);
      expect(/<html[^>]* lang="(\w+)"/.exec(body)?.[1]).toBe(language);
      expect(/<link rel="canonical" href="([^"]*)"/.exec(body)?.[1]).toBe(
        `${origin}/news/${slug}${query}`,
      );
      const nodes = structuredData(body);
      const title = /<h1[^>]*>([^<]*)<\/h1>/.exec(body)?.[1];
      expect(nodes.find((node) => node['@type'] === 'Article')).toMatchObject({
        headline: title,
        inLanguage: language,
        datePublished: expect.stringMatching(/^2026-1[01]-\d\d$/),
        author: {
          '@type': 'Organization',
          name: language === 'tr' ? 'Vela yayın ekibi' : 'Vela editorial team',
        },
      });
      const crumbs = nodes.find((node) => node['@type'] === 'BreadcrumbList');
      expect(crumbs?.['itemListElement']).toMatchObject([
        { position: 1, name: home },
        { position: 2, name: news, item: `${origin}/news${query}` },
        { position: 3, name: title },
      ]);
    },
  );

  it('name their feed, which is there', async () => {
    const { body } = await open(`/news${query}`);
    const feed = /<link rel="alternate" type="application\/rss\+xml"[^>]*href="([^"]*)"/.exec(
      body,
    )?.[1];
    expect(feed).toBe(`/news/rss.xml${query}`);
    const answer = await open(feed ?? '');
    expect(answer.headers['content-type']).toContain('application/rss+xml');
    expect(answer.body.match(/<item>/g)).toHaveLength(4);
  });

  it('have a picture for links that can be had', async () => {
    const { body } = await open(`/news/${slugs[0]}${query}`);
    const picture = /<meta property="og:image" content="([^"]*)"/.exec(body)?.[1] ?? '';
    expect(picture).toBe(`${origin}/og/${language}/${slugs[0]}.png`);
    const answer = await open(new URL(picture).pathname);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
  });

  it('are found by the site search, beside pages, methods and questions', async () => {
    const kinds = async (words: string) => {
      const { items } = (
        await open(`/api/search?lng=${language}&q=${encodeURIComponent(words)}`)
      ).json();
      return items.map(({ kind }: { kind: string }) => kind);
    };
    expect(await kinds(language === 'tr' ? 'dijitallesme' : 'digitalisation')).toContain('news');
    expect(await kinds(language === 'tr' ? 'emir bloğu' : 'order block')).toEqual(
      expect.arrayContaining(['method', 'question', 'page']),
    );
  });
});

describe('the address of an article', () => {
  it('is answered in any letter case, and names the given spelling as canonical', async () => {
    const { statusCode, body } = await open('/NEWS/Future-INVESTMENT-trends');
    expect(statusCode).toBe(200);
    expect(body).toContain(
      `<link rel="canonical" href="${origin}/news/future-investment-trends"/>`,
    );
  });

  it.each([
    '/news/nothing',
    '/news/rss',
    '/news/%F0%9F%98%80',
    '/news/a.b',
    `/news/${'x'.repeat(190)}`,
  ])('of none gives the page for what is not found: %s', async (url) => {
    const { statusCode, body } = await open(url, { 'accept-language': 'tr' });
    expect(statusCode).toBe(404);
    expect(body).toContain('Sayfa bulunamadı');
  });
});

describe('the site map', () => {
  it('names pages that are there, in both languages, and every picture of theirs is', async () => {
    const { body } = await open('/sitemap.xml');
    const paths = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
      address.slice(origin.length),
    );
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/?lng=tr',
        '/Terms',
        '/methods',
        ...slugs.map((slug) => `/news/${slug}?lng=tr`),
      ]),
    );
    expect(new Set(paths).size).toBe(paths.length);
    const wrong: string[] = [];
    // The crawl reads all of them.
    for (const path of paths.filter((_, at) => isFullRun || at % 3 === 0)) {
      // One after another: the machine is not measured here.
      // oxlint-disable-next-line no-await-in-loop
      const { statusCode, body: html } = await open(path);
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
      if (
        statusCode !== 200 ||
        canonical !== `${origin}${path}` ||
        html.includes('content="noindex"')
      )
        wrong.push(`${path} ${statusCode} ${canonical}`);
    }
    expect(wrong).toEqual([]);
  });
});

/** The languages that a page names in its head. */
const readLanguages = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)"/g)].map(([, language]) => language);
/** The link below an article; the switch of the header is there on every page. */
const leadsToOther = /<a [^>]*hrefLang="\w+"[^>]*class="link/;

describe('an article in one language only', () => {
  const day = new Date('2026-10-01');
  const told = {
    title: 'A title',
    lead: 'A lead.',
    body: 'Words.',
    author: 'An author',
    publishedAt: day,
    updatedAt: day,
  };

  it.each([
    { language: 'en', query: '', other: '?lng=tr', named: ['en', 'x-default'] },
    { language: 'tr', query: '?lng=tr', other: '', named: ['tr'] },
  ] as const)(
    'names no other, and leads to none: $language',
    async ({ language, query, other, named }) => {
      const slug = `only-in-${language}`;
      await test.database.db.insert(newsArticles).values({ ...told, slug, language });
      const { statusCode, body } = await open(`/news/${slug}${query}`);
      expect([statusCode, readLanguages(body)]).toEqual([200, named]);
      expect(leadsToOther.test(body)).toBe(false);
      expect((await open(`/news/${slug}${other}`)).statusCode).toBe(404);
      const switches = (name: string) =>
        new Set(
          [...body.matchAll(new RegExp(`href="([^"]*)"[^>]* lang="${name}"`, 'gi'))].map(
            ([, href]) => href,
          ),
        );
      const otherLanguage = language === 'en' ? 'tr' : 'en';
      expect(switches(otherLanguage)).toEqual(new Set([`/news?lng=${otherLanguage}`]));
      expect(switches(language)).toEqual(new Set([`/news/${slug}?lng=${language}`]));
    },
  );

  it('differs from one in both', async () => {
    const { body } = await open(`/news/${slugs[0]}`);
    expect(readLanguages(body)).toEqual(['en', 'tr', 'x-default']);
    expect(leadsToOther.test(body)).toBe(true);
  });
});
