import type { PublicData } from '@vela/contracts';
import type { FastifyRequest } from 'fastify';
import type { Database } from './db/database.ts';
import { submitApplication } from './features/applications/submit-application.ts';
import { submitContact } from './features/contact/submit-contact.ts';
import { listNews } from './features/news/list-news.ts';
import { readArticle } from './features/news/read-article.ts';
import type { Sample } from './features/sample/create-sample.ts';
import type { SiteSearch } from './features/search/site-search.ts';
import { toFormCaller, type FormDeps } from './forms/form-deps.ts';

const shownArticles = 100;

type PublicDataDeps = {
  readonly db: Database;
  readonly forms: FormDeps;
  readonly search: SiteSearch;
  readonly sample: Sample;
};

/** Data access of public pages for one request; each part comes from its feature. */
export function createPublicData({
  db,
  forms,
  search,
  sample,
}: PublicDataDeps): (request: FastifyRequest) => PublicData {
  return (request) => ({
    news: async (language) => (await listNews(db, { language, limit: shownArticles })).items,
    newsArticle: (slug, language) => readArticle(db, slug, language),
    sample: (language) => sample.read(language),
    search,
    submitContact: (fields, language) =>
      submitContact(forms, fields, { ...toFormCaller(request), language }),
    submitApplication: (fields, file, language) =>
      submitApplication(forms, { fields, file }, { ...toFormCaller(request), language }),
  });
}
