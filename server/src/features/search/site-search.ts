import type { Language, SearchResult } from '@vela/contracts';
import { searchDocuments } from './search-documents.ts';
import { indexDocuments, type SearchDocument, type SearchIndex } from './search-index.ts';

/** Cache lifetime of a language's index, so that changed articles are found soon. */
const indexAgeMs = 60_000;

type SiteSearchDeps = {
  readonly listDocuments: (language: Language) => Promise<readonly SearchDocument[]>;
  /** UTC milliseconds. */
  readonly now: () => number;
};

export type SiteSearch = (query: string, language: Language) => Promise<SearchResult[]>;

/** Site search, a cached index per language; concurrent searches share its construction. */
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
