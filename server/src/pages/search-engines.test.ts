import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { brand, type NewsItem, type SitePage } from '@vela/contracts';
import Fastify from 'fastify';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { escapeXml } from './escape-xml.ts';
import { toRobots } from './robots.ts';
import { createSearchEngineRoutes } from './search-engines.routes.ts';
import { createSiteIndex } from './site-index.ts';

const origin = 'https://vela.example';
const nasty = `Q&A <b>"5 > 3"</b> it's ]]> İŞ \u0007 \ud800`;
const readable = `Q&A <b>"5 > 3"</b> it's ]]> İŞ  `;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  trimValues: false,
  isArray: (name) => ['url', 'item', 'xhtml:link'].includes(name),
});

/** Parses XML with an independent parser; throws with the position when it is not well-formed. */
function readXml(xml: string) {
  const fault = XMLValidator.validate(xml);
  if (fault !== true) throw new Error(JSON.stringify(fault));
  return parser.parse(xml);
}

type Alternate = { hreflang: string; href: string };
type Entry = { loc: string; lastmod?: string; 'xhtml:link': Alternate[] };
type Item = {
  title: string;
  description: string;
  link: string;
  guid: { '#text': string };
  pubDate: string;
};

const page = (path: string, changes: Partial<SitePage> = {}): SitePage => ({
  key: path.slice(1) || 'home',
  path,
  kind: 'page',
  title: 'Title',
  description: 'Description',
  text: '',
  indexable: true,
  ...changes,
});

const item = (slug: string, changes: Partial<NewsItem> = {}): NewsItem => ({
  slug,
  title: nasty,
  lead: nasty,
  author: nasty,
  publishedAt: '2026-10-05',
  updatedAt: '2026-11-16',
  readingMinutes: 3,
  ...changes,
});

async function ask(url: string, headers: Record<string, string> = {}) {
  const siteIndex = createSiteIndex();
  siteIndex.provide((language) => [
    page('/'),
    page('/Terms'),
    page('/news', { title: language === 'tr' ? 'Haberler' : 'News', description: nasty }),
    page('/hidden', { indexable: false }),
    page('/sss#one', { kind: 'question' }),
  ]);
  const app = Fastify();
  await app.register(
    createSearchEngineRoutes({
      publicUrl: `${origin}/`,
      siteIndex,
      news: {
        listAddresses: async () => [
          { slug: 'both', language: 'en', updatedAt: '2026-11-01' },
          { slug: 'both', language: 'tr', updatedAt: '2026-11-16' },
          { slug: 'turkish-only', language: 'tr', updatedAt: '2026-10-05' },
        ],
        listLatest: async (language) =>
          language === 'tr' ? [item('both', { title: 'Türkçe' })] : [item('both'), item('other')],
      },
    }),
  );
  const answer = await app.inject({ url, headers });
  await app.close();
  return answer;
}

describe('the site map', () => {
  it('names every indexable page in both languages, each with all of its alternates', async () => {
    const answer = await ask('/sitemap.xml');
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    const entries: Entry[] = readXml(answer.body).urlset.url;
    expect(entries.map(({ loc }) => loc)).toEqual([
      `${origin}/`,
      `${origin}/?lng=tr`,
      `${origin}/Terms`,
      `${origin}/Terms?lng=tr`,
      `${origin}/news`,
      `${origin}/news?lng=tr`,
      `${origin}/news/both`,
      `${origin}/news/both?lng=tr`,
      `${origin}/news/turkish-only?lng=tr`,
    ]);
    const listAlternates = (path: string) =>
      entries
        .filter(({ loc }) => loc.includes(path))
        .map((entry) => entry['xhtml:link'].map(({ hreflang, href }) => `${hreflang} ${href}`));
    const ofTerms = [
      `en ${origin}/Terms`,
      `tr ${origin}/Terms?lng=tr`,
      `x-default ${origin}/Terms`,
    ];
    expect(listAlternates('/Terms')).toEqual([ofTerms, ofTerms]);
    expect(listAlternates('turkish-only')).toEqual([[`tr ${origin}/news/turkish-only?lng=tr`]]);
  });

  it('says of news when they changed', async () => {
    const entries: Entry[] = readXml((await ask('/sitemap.xml')).body).urlset.url;
    const days = entries.flatMap(({ loc, lastmod }) =>
      lastmod === undefined ? [] : [`${loc} ${lastmod}`],
    );
    expect(days).toEqual([
      `${origin}/news/both 2026-11-16`,
      `${origin}/news/both?lng=tr 2026-11-16`,
      `${origin}/news/turkish-only?lng=tr 2026-10-05`,
    ]);
  });
});

/** The rule for a path: the longest beginning that fits decides. */
const mayRead = (path: string) => {
  const rules = toRobots(origin)
    .split('\n')
    .map((line) => line.split(': '))
    .filter(
      ([name, start]) => (name === 'Allow' || name === 'Disallow') && path.startsWith(start ?? ''),
    );
  return rules.toSorted(([, a = ''], [, b = '']) => b.length - a.length)[0]?.[0] === 'Allow';
};

describe('robots.txt', () => {
  it('lets crawlers read the public pages and what belongs to them, and nothing of a person', () => {
    const open = [
      '/',
      '/sss',
      '/Contact',
      '/news/vela-technology-revolution',
      '/methods',
      '/assets/a.js',
      '/og/en/home.png',
      '/search',
    ];
    expect(open.filter((path) => !mayRead(path))).toEqual([]);
    expect(
      [
        '/api/news',
        '/chat',
        '/profile',
        '/property',
        '/markets/calendar',
        '/calendar/token.ics',
        '/watch',
        '/settings',
        '/admin',
        '/admin/login',
        '/dev/mail',
        '/design',
      ].filter(mayRead),
    ).toEqual([]);
  });

  it('names the site map, as plain text', async () => {
    const answer = await ask('/robots.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
  });
});

describe('the feed of the news', () => {
  it('is RSS 2.0 in which every sign arrives as it was written', async () => {
    const answer = await ask('/news/rss.xml');
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const { rss } = readXml(answer.body);
    expect(rss.version).toBe('2.0');
    expect(rss.channel).toMatchObject({
      title: `${brand.name}: News`,
      description: readable,
      link: `${origin}/news`,
      language: 'en',
    });
    const items: Item[] = rss.channel.item;
    expect(items.map(({ title, description }) => [title, description])).toEqual([
      [readable, readable],
      [readable, readable],
    ]);
    expect(items.map(({ link, guid }) => [link, guid['#text']])).toEqual([
      [`${origin}/news/both`, `${origin}/news/both`],
      [`${origin}/news/other`, `${origin}/news/other`],
    ]);
    expect(items[0]?.pubDate).toBe('Mon, 05 Oct 2026 00:00:00 GMT');
  });

  it('speaks Turkish when its address says so, whatever the browser prefers', async () => {
    const { channel } = readXml((await ask('/news/rss.xml?lng=tr')).body).rss;
    expect(channel.language).toBe('tr');
    expect(channel.title).toBe(`${brand.name}: Haberler`);
    expect(channel['atom:link'].href).toBe(`${origin}/news/rss.xml?lng=tr`);
    expect(channel.item[0].link).toBe(`${origin}/news/both?lng=tr`);
    expect((await ask('/news/rss.xml', { 'accept-language': 'tr' })).body).toContain(
      '<language>en</language>',
    );
  });

  it('is not sent again to one who has it', async () => {
    for (const url of ['/news/rss.xml', '/sitemap.xml', '/robots.txt']) {
      const etag = String((await ask(url)).headers['etag']);
      const again = await ask(url, {
        'if-none-match': `"other", ${etag}`,
        'accept-encoding': 'br',
      });
      expect([again.statusCode, again.body, again.headers['content-encoding']]).toEqual([
        304,
        '',
        undefined,
      ]);
      expect((await ask(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    }
  });
});

describe('what machines read', () => {
  it('comes as brotli, gzip or plain, and says the same', async () => {
    const url = '/sitemap.xml';
    const plain = await ask(url);
    expect([plain.headers['content-encoding'], plain.headers['vary']]).toEqual([
      undefined,
      'accept-encoding',
    ]);
    const brotli = await ask(url, { 'accept-encoding': 'gzip, br' });
    expect([
      brotli.headers['content-encoding'],
      brotli.headers['vary'],
      brotli.headers['etag'],
    ]).toEqual(['br', 'accept-encoding', plain.headers['etag']]);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    const gzip = await ask(url, { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  });
});

describe('text in XML', () => {
  it('loses nothing but what XML cannot write', () => {
    expect(escapeXml(`a&b<c>d"e'f\u0000\u0008\t\n😀\udc00`)).toBe(
      'a&amp;b&lt;c&gt;d&quot;e&apos;f\t\n😀',
    );
  });
});
