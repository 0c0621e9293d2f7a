import { apiPaths } from '@vela/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newsArticles } from '../../db/schema/news.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createSiteSearch } from './site-search.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  const shared = {
    slug: 'an-article',
    author: 'A',
    publishedAt: new Date('2026-10-05'),
    updatedAt: new Date('2026-10-05'),
  };
  await test.database.db.insert(newsArticles).values([
    {
      ...shared,
      language: 'en',
      title: 'Reading charts',
      lead: 'A lead.',
      body: 'A **candle** has a [wick](/x).',
    },
    {
      ...shared,
      language: 'tr',
      title: 'Grafik okumak',
      lead: 'Giriş.',
      body: 'Her **mumun** bir gölgesi vardır.',
    },
  ]);
});
afterAll(() => test.close());

const find = async (query: string) => test.app.inject({ url: `${apiPaths.search}?${query}` });

describe('GET /api/search', () => {
  it('finds articles by the words of their text, in the language of the request', async () => {
    const english = await find('q=candle%20wick');
    expect(english.json()).toEqual({
      items: [
        {
          kind: 'news',
          path: '/news/an-article',
          title: 'Reading charts',
          excerpt: 'A candle has a wick.',
        },
      ],
      nextCursor: null,
    });
    expect((await find('q=golge&lng=tr')).json().items).toMatchObject([{ title: 'Grafik okumak' }]);
    expect((await find('q=candle&lng=tr')).json().items).toEqual([]);
  });

  it('finds nothing for an empty query, and rejects one over a hundred characters', async () => {
    for (const query of ['', 'q=', 'q=%20%20'])
      expect((await find(query)).json()).toEqual({ items: [], nextCursor: null });
    expect((await find(`q=${'x'.repeat(100)}`)).statusCode).toBe(200);
    const refused = await find(`q=${'x'.repeat(101)}`);
    expect([refused.statusCode, refused.json().detail.fields[0].field]).toEqual([400, 'q']);
  });
});

describe('the index of the site search', () => {
  it('is built once for all searches within a minute, and again after an error', async () => {
    let clock = 0;
    let made = 0;
    const search = createSiteSearch({
      now: () => clock,
      listDocuments: async () => {
        made += 1;
        if (made === 1) throw new Error('the database is away');
        return [{ kind: 'page', path: '/x', title: `Version ${made}`, description: '', text: '' }];
      },
    });
    await expect(search('version', 'en')).rejects.toThrow('away');
    const first = await Promise.all([search('version', 'en'), search('version', 'en')]);
    expect(first.map(([found]) => found?.title)).toEqual(['Version 2', 'Version 2']);
    clock = 61_000;
    expect((await search('version', 'en'))[0]?.title).toBe('Version 3');
  });
});
