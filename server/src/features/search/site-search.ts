import type { Language, SearchResult } from '@vela/contracts';
import { searchDocuments } from './search-documents.ts';
import { indexDocuments, type SearchDocument, type SearchIndex } from './search-index.ts';

/** How long a language's index is used before it is made again, so that changed articles are found soon. */
const indexAgeMs = 60_000;

type SiteSearchDeps = {
  /** Everything that can be found in a language. */
  readonly listDocuments: (language: Language) => Promise<readonly SearchDocument[]>;
  /** UTC milliseconds. */
  readonly now: () => number;
};

export type SiteSearch = (query: string, language: Language) => Promise<SearchResult[]>;

/** The search over the whole site. Who searches while an index is made waits for that one. */
export function createSiteSearch({ listDocuments, now }: SiteSearchDeps): SiteSearch {
  const indexes = new Map<
    Language,
    { readonly madeAt: number; readonly index: Promise<SearchIndex> }
  >();

  async function indexOf(language: Language): Promise<SearchIndex> {
    const known = indexes.get(language);
    if (known !== undefined && now() - known.madeAt < indexAgeMs) return known.index;
    const made = { madeAt: now(), index: listDocuments(language).then(indexDocuments) };
    indexes.set(language, made);
    try {
      return await made.index;
    } catch (error) {
      if (indexes.get(language) === made) indexes.delete(language);
      throw error;
    }
  }

  return async (query, language) =>
    query.trim() === '' ? [] : searchDocuments(await indexOf(language), query);
}
