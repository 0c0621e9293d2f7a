import type { PublicData } from '@vela/contracts';
import { errorMessage, type FormOutcome, type Language } from '@vela/contracts';
import type { FastifyRequest } from 'fastify';
import type { Database } from './db/database.ts';
import { statusOf } from './errors.ts';
import { listNews } from './features/news/list-news.ts';
import { readArticle } from './features/news/read-article.ts';
import type { SiteSearch } from './features/search/site-search.ts';

/** As many articles as a page lists. */
const shownArticles = 100;

type PublicDataDeps = { readonly db: Database; readonly search: SiteSearch };

/** The answer of a part that is not there: said, never feigned. */
function notThere(language: Language): FormOutcome {
  const code = 'SERVICE_UNAVAILABLE';
  return { kind: 'refused', status: statusOf[code], code, message: errorMessage(code, language), fields: [] };
}

/** What public pages may ask, on behalf of one request. Each part is made by the feature that owns it; a part without one says so. */
export function createPublicData({ db, search }: PublicDataDeps): (request: FastifyRequest) => PublicData {
  return () => ({
    news: async (language) => (await listNews(db, { language, limit: shownArticles })).items,
    newsArticle: (slug, language) => readArticle(db, slug, language),
    sample: async () => undefined,
    search,
    submitContact: async (_fields, language) => notThere(language),
    submitApplication: async (_fields, _file, language) => notThere(language),
  });
}
