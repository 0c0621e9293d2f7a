import { LRUCache } from 'lru-cache';
import { cacheBytes } from '../cache-bytes.ts';
import type { PageView } from './page-view.ts';
import { type ContentMemory, createContentMemory } from './remember-contents.ts';

/** An answer as it is sent, compressed; nothing in it depends on who asks. */
export type StoredPage = {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly gzip: Buffer;
  readonly br: Buffer;
};

type MakePage = () => Promise<StoredPage | undefined>;

/** Answers by view, as ready-made bytes. */
export type PageCache = {
  /** The cached answer, or that of one shared `make`; undefined if it must not be cached. */
  getOrMake(view: PageView, make: MakePage): Promise<StoredPage | undefined>;
  /** What the rendering of pages asks for, remembered as long as the pages are. */
  readonly remember: ContentMemory['remember'];
  /** Forgets everything, also answers being made: what the pages show has changed. */
  clear(): void;
};

function toCacheKey({ path, language, theme, session, askedLanguage }: PageView): string {
  // An address that names its language is not shown quite as one that does not.
  return `${language} ${theme} ${session} ${askedLanguage ?? ''} ${path}`;
}

/** A cache of at most `maxBytes`; `maxAgeMs` lets changes without `clear` show too. */
export function createPageCache({
  maxBytes = cacheBytes.pages,
  maxAgeMs = 10 * 60_000,
} = {}): PageCache {
  const createStore = () =>
    new LRUCache<string, StoredPage, MakePage>({
      maxSize: maxBytes,
      sizeCalculation: ({ gzip, br }) => gzip.length + br.length + 1024,
      ttl: maxAgeMs,
      fetchMethod: async (_key, _stale, { context }) => context(),
    });
  let store = createStore();
  const contents = createContentMemory(maxAgeMs);
  return {
    getOrMake: (view, make) => store.fetch(toCacheKey(view), { context: make }),
    remember: contents.remember,
    clear: () => {
      contents.clear();
      // Not `store.clear()`, which rejects the requests that wait for a page.
      store = createStore();
    },
  };
}
