import { describe, expect, it } from 'vitest';
import type { PublicData } from '@vela/contracts';
import { createPageCache, type StoredPage } from './page-cache.ts';
import type { PageView } from './page-view.ts';

const stored = (text: string): StoredPage => ({
  headers: {},
  etag: text,
  gzip: Buffer.from(text),
  br: Buffer.from(''),
});
const view = (path: string): PageView => ({
  path,
  url: path,
  language: 'en',
  theme: 'system',
  session: 'absent',
  shareable: true,
  askedLanguage: undefined,
  isData: false,
});

/** Makes pages and counts how often. */
function maker() {
  let made = 0;
  return { count: () => made, make: async () => stored(`page ${(made += 1)}`) };
}

describe('ready-made pages', () => {
  it('are made once for each view, also when many ask at once', async () => {
    const cache = createPageCache();
    const { make, count } = maker();
    await Promise.all([1, 2, 3].map(() => cache.getOrMake(view('/'), make)));
    await cache.getOrMake(view('/'), make);
    expect(count()).toBe(1);
    await cache.getOrMake({ ...view('/'), language: 'tr' }, make);
    await cache.getOrMake({ ...view('/'), theme: 'dark' }, make);
    await cache.getOrMake({ ...view('/'), session: 'unknown' }, make);
    await cache.getOrMake(view('/other'), make);
    expect(count()).toBe(5);
  });

  it('are made anew after a change, also the one that was being made then', async () => {
    const cache = createPageCache();
    const { make, count } = maker();
    const pending = cache.getOrMake(view('/'), make);
    cache.clear();
    await pending;
    await cache.getOrMake(view('/'), make);
    expect(count()).toBe(2);
    cache.clear();
    await cache.getOrMake(view('/'), make);
    expect(count()).toBe(3);
  });

  it('take no more room than they are given', async () => {
    const cache = createPageCache({ maxBytes: 2_500 });
    const { make, count } = maker();
    for (const path of ['/a', '/b', '/c']) await cache.getOrMake(view(path), make);
    await cache.getOrMake(view('/c'), make);
    expect(count()).toBe(3);
    await cache.getOrMake(view('/a'), make);
    expect(count()).toBe(4);
  });

  it('are tried again after a failure, and not kept when there is nothing to keep', async () => {
    const cache = createPageCache();
    await expect(
      cache.getOrMake(view('/'), () => Promise.reject(new Error('ill'))),
    ).rejects.toThrow('ill');
    expect(await cache.getOrMake(view('/'), async () => undefined)).toBeUndefined();
    expect((await cache.getOrMake(view('/'), async () => stored('well')))?.etag).toBe('well');
  });
});

const refuse = () => Promise.reject(new Error('not asked here'));

/** Counts how often the database is asked. */
function asked() {
  const calls: string[] = [];
  const data: PublicData = {
    news: async (language) => {
      calls.push(`news ${language}`);
      return [];
    },
    newsArticle: async (slug, language) => {
      calls.push(`${slug} ${language}`);
      return undefined;
    },
    sample: () => Promise.reject(new Error('ill')),
    search: async (query) => {
      calls.push(query);
      return [];
    },
    submitContact: refuse,
    submitApplication: refuse,
  };
  return { data, calls };
}

describe('what pages are told', () => {
  it('is asked once in each language, until something changes; searches are asked each time', async () => {
    const cache = createPageCache();
    const { data, calls } = asked();
    for (const language of ['en', 'tr', 'en'] as const) {
      await cache.remember(data).news(language);
      await cache.remember(data).newsArticle('one', language);
    }
    expect(calls).toEqual(['news en', 'one en', 'news tr', 'one tr']);
    cache.clear();
    await cache.remember(data).news('en');
    await cache.remember(data).search('gold', 'en');
    await cache.remember(data).search('gold', 'en');
    expect(calls.slice(4)).toEqual(['news en', 'gold', 'gold']);
  });

  it('is asked again after a failure', async () => {
    const cache = createPageCache();
    const { data } = asked();
    await expect(cache.remember(data).sample('en')).rejects.toThrow('ill');
    expect(
      await cache.remember({ ...data, sample: async () => undefined }).sample('en'),
    ).toBeUndefined();
  });
});
