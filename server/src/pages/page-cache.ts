import { LRUCache } from 'lru-cache';
import type { PageView } from './page-view.ts';
import { type ContentMemory, createContentMemory } from './remember-contents.ts';

/** An answer as it is sent, in every encoding; nothing in it depends on who asks. */
export type StoredPage = {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly identity: Buffer;
  readonly gzip: Buffer;
  readonly br: Buffer;
};

/** Answers by view, as ready-made bytes. */
export type PageCache = {
  /** The stored answer, or the one `make` gives, which is kept; several askers of one view wait for one making. `make` gives undefined for what is not to be kept. */
  getOrMake(
    view: PageView,
    make: () => Promise<StoredPage | undefined>,
  ): Promise<StoredPage | undefined>;
  /** What the rendering of pages asks for, remembered as long as the pages are. */
  readonly remember: ContentMemory['remember'];
  /** Forgets everything: what the pages show has changed. An answer being made at this moment is not kept either. */
  clear(): void;
};

const bytesOf = ({ identity, gzip, br }: StoredPage): number =>
  identity.length + gzip.length + br.length + 1024;

function keyOf({ path, language, theme, session, askedLanguage }: PageView): string {
  // An address that names its language is not shown quite as one that does not.
  return `${language} ${theme} ${session} ${askedLanguage ?? ''} ${path}`;
}

/** Makes a cache of at most `maxBytes`. An answer is kept for `maxAgeMs` at most, so that a change nobody told of shows too. */
export function createPageCache({
  maxBytes = 64 * 1024 * 1024,
  maxAgeMs = 10 * 60_000,
} = {}): PageCache {
  const stored = new LRUCache<string, StoredPage>({
    maxSize: maxBytes,
    sizeCalculation: bytesOf,
    ttl: maxAgeMs,
  });
  const contents = createContentMemory(maxAgeMs);
  const making = new Map<string, Promise<StoredPage | undefined>>();

  async function makeAndKeep(
    key: string,
    make: () => Promise<StoredPage | undefined>,
  ): Promise<StoredPage | undefined> {
    const work = make();
    making.set(key, work);
    try {
      const page = await work;
      if (page !== undefined && making.get(key) === work) stored.set(key, page);
      return page;
    } finally {
      if (making.get(key) === work) making.delete(key);
    }
  }

  return {
    getOrMake: async (view, make) => {
      const key = keyOf(view);
      return stored.get(key) ?? making.get(key) ?? makeAndKeep(key, make);
    },
    remember: contents.remember,
    clear: () => {
      contents.clear();
      stored.clear();
      making.clear();
    },
  };
}
