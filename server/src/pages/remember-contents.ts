import type { NewsArticle, NewsItem, PublicData, SampleAnalysis } from '@vela/contracts';
import { LRUCache } from 'lru-cache';

/** Cache of database content that is the same for everyone, until it changes. */
export type ContentMemory = {
  /** The same answers, remembered. What depends on who asks, and searches, are passed through. */
  readonly remember: (data: PublicData) => PublicData;
  readonly clear: () => void;
};

function memoizeByLanguage<Content>(
  store: LRUCache<string, Promise<Content>>,
  key: string,
  make: () => Promise<Content>,
): Promise<Content> {
  const kept = store.get(key);
  if (kept !== undefined) return kept;
  const made = make();
  store.set(key, made);
  // Failures are not cached; the caller gets the error.
  made.catch(() => store.delete(key));
  return made;
}

/** Makes a memory that forgets by itself after `maxAgeMs`. */
export function createContentMemory(maxAgeMs: number): ContentMemory {
  const bounds = { max: 200, ttl: maxAgeMs };
  const news = new LRUCache<string, Promise<NewsItem[]>>(bounds);
  const articles = new LRUCache<string, Promise<NewsArticle | undefined>>(bounds);
  const samples = new LRUCache<string, Promise<SampleAnalysis | undefined>>(bounds);
  return {
    remember: (data) => ({
      ...data,
      news: (language) => memoizeByLanguage(news, language, () => data.news(language)),
      newsArticle: (slug, language) =>
        memoizeByLanguage(articles, `${language} ${slug}`, () => data.newsArticle(slug, language)),
      sample: (language) => memoizeByLanguage(samples, language, () => data.sample(language)),
    }),
    clear: () => {
      for (const store of [news, articles, samples]) store.clear();
    },
  };
}
