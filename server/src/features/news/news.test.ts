import { apiPaths, brand, languages } from '@vela/contracts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newsArticles } from '../../db/schema/news.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type NewsSeed, parseNewsSeed, readNewsSeeds } from './news-seed.ts';
import { seedNews } from './seed-news.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const article = (slug: string, changes: Partial<NewsSeed> = {}): NewsSeed => ({
  slug,
  language: 'en',
  title: `Title of ${slug}`,
  lead: 'Lead.',
  body: 'Body.',
  author: 'An author',
  publishedAt: new Date('2026-10-05'),
  updatedAt: new Date('2026-10-05'),
  ...changes,
});

const db = () => test.database.db;
const empty = () => db().delete(newsArticles);
const titles = async () =>
  (await db().select({ title: newsArticles.title }).from(newsArticles))
    .map(({ title }) => title)
    .toSorted();
const get = async (url: string) => test.app.inject({ url });

describe('the seeds of the news', () => {
  it('are inserted into an empty database once, however many servers start', async () => {
    await empty();
    const seeds = [article('a'), article('a', { language: 'tr' }), article('b')];
    const counts = await Promise.all([
      seedNews(db(), seeds),
      seedNews(db(), seeds),
      seedNews(db(), seeds),
    ]);
    expect(counts.map(({ added }) => added).toSorted((a, b) => a - b)).toEqual([0, 0, 3]);
    expect(await seedNews(db(), seeds)).toEqual({ added: 0, followed: 0, edited: 0 });
    expect(await titles()).toEqual(['Title of a', 'Title of a', 'Title of b']);
  });

  it('update an article from its changed file, but never a manually edited one', async () => {
    await empty();
    await seedNews(db(), [article('followed'), article('edited')]);
    await db()
      .update(newsArticles)
      .set({ title: 'By a person' })
      .where(eq(newsArticles.slug, 'edited'));
    await db()
      .insert(newsArticles)
      .values(article('own', { title: 'Own' }));
    const changed = ['followed', 'edited', 'own'].map((slug) =>
      article(slug, { title: `New ${slug}` }),
    );
    expect(await seedNews(db(), changed)).toEqual({ added: 0, followed: 1, edited: 2 });
    expect(await titles()).toEqual(['By a person', 'New followed', 'Own']);
    // A second run updates it again.
    expect(await seedNews(db(), [article('followed', { body: 'Other words.' })])).toMatchObject({
      followed: 1,
    });
  });

  it('are inserted all or none when the server is interrupted', async () => {
    await empty();
    await db().execute(
      sql`alter table news_articles add constraint falls_over check (slug <> 'second')`,
    );
    await expect(seedNews(db(), [article('first'), article('second')])).rejects.toThrow(
      'news_articles',
    );
    expect(await titles()).toEqual([]);
    await db().execute(sql`alter table news_articles drop constraint falls_over`);
    expect(await seedNews(db(), [article('first'), article('second')])).toMatchObject({ added: 2 });
  });
});

const parse = (text: string) => parseNewsSeed(text, { file: 'news/en/broken.md', language: 'en' });

describe('a seed file', () => {
  const head = 'title: T\nlead: L\nauthor: A\npublished: 2026-10-05';

  it('is parsed with its front matter, the brand filled in', () => {
    const seed = parse(
      `---\r\nslug: {{brand.slug}}-x\r\n${head.replaceAll('\n', '\r\n')}: still the day\r\n---\r\nBody`.replace(
        ': still the day',
        '',
      ),
    );
    expect(seed).toEqual({
      slug: `${brand.slug}-x`,
      language: 'en',
      title: 'T',
      lead: 'L',
      author: 'A',
      body: 'Body',
      publishedAt: new Date('2026-10-05T00:00:00Z'),
      updatedAt: new Date('2026-10-05T00:00:00Z'),
    });
    expect(parse(`---\n${head}\nupdated: 2026-11-01\n---\nBody: with a colon`)).toMatchObject({
      slug: 'broken',
      updatedAt: new Date('2026-11-01'),
    });
  });

  it.each([
    ['no front matter', 'Body', 'front matter'],
    ['an unknown field', `---\n${head}\nsluug: x\n---\nBody`, 'sluug'],
    ['a missing title', '---\nlead: L\nauthor: A\npublished: 2026-10-05\n---\nBody', 'title'],
    [
      'a day that is none',
      `---\n${head.replace('10-05', '13-45')}\n---\nBody`,
      'published: a day is written',
    ],
    ['a slug with capitals', `---\nslug: Über\n${head}\n---\nBody`, 'slug'],
    [
      'an unknown placeholder',
      `---\n${head}\n---\n{{brand.phone}}`,
      '{{brand.phone}} is not known',
    ],
    ['a line that says nothing', `---\n${head}\nwhat is this\n---\nBody`, 'what is this'],
    ['no text', `---\n${head}\n---\n`, 'no text'],
  ])('with %s is refused by name', (_name, text, reason) => {
    expect(() => parse(text)).toThrow('news/en/broken.md');
    expect(() => parse(text)).toThrow(reason);
  });
});

const seeds = readNewsSeeds();
const seedsIn = (language: string) => seeds.filter((seed) => seed.language === language);
const daysIn = (language: string) =>
  Object.fromEntries(seedsIn(language).map(({ slug, publishedAt }) => [slug, publishedAt]));
const headings = (body: string) => body.match(/^##+ /gm)?.length;

describe('the articles of the repository', () => {
  it('are the four of the specification, in both languages, with the same days', () => {
    const expected = [
      'digital-transformation-report',
      'future-investment-trends',
      'global-market-analysis',
      'vela-technology-revolution',
    ];
    for (const language of languages)
      expect(
        seedsIn(language)
          .map(({ slug }) => slug)
          .toSorted(),
      ).toEqual(expected);
    expect(daysIn('tr')).toEqual(daysIn('en'));
  });

  it.each(seeds.map((seed) => [seed.language, seed.slug, seed] as const))(
    '%s/%s has 600 to 900 words and the same headings',
    (language, slug, seed) => {
      const words = seed.body.split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(600);
      expect(words).toBeLessThan(900);
      const other = seeds.find((one) => one.slug === slug && one.language !== language);
      expect(headings(seed.body)).toBe(headings(other?.body ?? ''));
    },
  );

  it('link to pages of the site only, by their paths', () => {
    for (const { body } of seeds)
      for (const [, address] of body.matchAll(/\]\(([^)]*)\)/g))
        expect(address).toMatch(/^\/[\w/-]*$/);
  });
});

describe('GET /api/news', () => {
  beforeAll(async () => {
    await empty();
    const days = ['2026-10-01', '2026-10-03', '2026-10-02', '2026-10-03'];
    const english = days.map((date, index) =>
      article(`n${index}`, { publishedAt: new Date(date) }),
    );
    await seedNews(db(), [
      ...english,
      article('n1', { language: 'tr', title: 'Türkçe başlık', body: '## Bir\n\n<b>metin</b>' }),
    ]);
  });

  it('lists the articles of the language, the latest first, page by page', async () => {
    const first = (await get(`${apiPaths.news}?limit=3`)).json();
    expect(first.items.map(({ slug }: { slug: string }) => slug)).toEqual(['n1', 'n3', 'n2']);
    const second = (await get(`${apiPaths.news}?limit=3&cursor=${first.nextCursor}`)).json();
    expect(second.items.map(({ slug }: { slug: string }) => slug)).toEqual(['n0']);
    expect(second.nextCursor).toBeNull();
    expect((await get(`${apiPaths.news}?lng=tr`)).json()).toEqual({
      items: [
        {
          slug: 'n1',
          title: 'Türkçe başlık',
          lead: 'Lead.',
          author: 'An author',
          publishedAt: '2026-10-05',
          updatedAt: '2026-10-05',
          readingMinutes: 1,
        },
      ],
      nextCursor: null,
    });
  });

  it('rejects an invalid cursor and too large a page, naming the field', async () => {
    for (const query of [
      'cursor=abc',
      'limit=51',
      `cursor=${Buffer.from('999999999999999.a').toString('base64url')}`,
    ]) {
      const answer = await get(`${apiPaths.news}?${query}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().detail.fields[0].field).toBe(query.split('=')[0]);
    }
  });

  it('returns an article as HTML, ignoring case; 404 for an unknown one', async () => {
    const answer = await get(`${apiPaths.newsArticle('N1')}?lng=tr`);
    expect(answer.json()).toMatchObject({
      slug: 'n1',
      html: '<h2>Bir</h2>\n<p>&lt;b&gt;metin&lt;/b&gt;</p>',
    });
    for (const url of [
      apiPaths.newsArticle('nothing'),
      '/api/news/a%2F..%2Fb',
      `${apiPaths.newsArticle('n0')}?lng=tr`,
    ]) {
      const missing = await get(url);
      expect([missing.statusCode, missing.json().detail.error_code]).toEqual([404, 'NOT_FOUND']);
    }
  });

  it('calculates the reading time in minutes', async () => {
    await empty();
    await seedNews(db(), [article('long', { body: 'word '.repeat(900) })]);
    expect((await get(apiPaths.news)).json().items[0].readingMinutes).toBe(5);
  });
});
