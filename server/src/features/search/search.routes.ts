import { apiPaths, searchAnswerSchema, searchQuerySchema } from '@vela/contracts';
import { errorAnswers } from '../../http/error-answers-schema.ts';
import { detectRequestLanguage } from '../../http/request-language.ts';
import type { FeaturePlugin } from '../feature.ts';
import type { SiteSearch } from './site-search.ts';

/** Routes of the search over pages, questions, methods and news, in the language of the request. */
export function createSearchRoutes({ search }: { readonly search: SiteSearch }): FeaturePlugin {
  return async (app) => {
    const schema = {
      summary: 'Search the site',
      querystring: searchQuerySchema,
      response: { 200: searchAnswerSchema, ...errorAnswers },
    };
    app.get(apiPaths.search, { schema }, async (request) => ({
      items: await search(request.query.q, detectRequestLanguage(request)),
      nextCursor: null,
    }));
  };
}
