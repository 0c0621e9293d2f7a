import { apiPaths, searchAnswerSchema, searchQuerySchema } from '@vela/contracts';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { errorAnswers } from '../../http/error-answers-schema.ts';
import { languageOf } from '../../http/request-language.ts';
import type { FeaturePlugin } from '../feature.ts';
import type { SiteSearch } from './site-search.ts';

/** The search over pages, questions, methods and news, in the language of the request. */
export function searchRoutes({ search }: { readonly search: SiteSearch }): FeaturePlugin {
  return async (fastify) => {
    const app = fastify.withTypeProvider<ZodTypeProvider>();
    const schema = {
      summary: 'Search the site',
      querystring: searchQuerySchema,
      response: { 200: searchAnswerSchema, ...errorAnswers },
    };
    app.get(apiPaths.search, { schema }, async (request) => ({
      items: await search(request.query.q, languageOf(request)),
      nextCursor: null,
    }));
  };
}
