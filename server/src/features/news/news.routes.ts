import { apiPaths, newsArticleSchema, newsListSchema, newsQuerySchema } from '@vela/contracts';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { errorAnswers } from '../../http/error-answers-schema.ts';
import { fieldError } from '../../http/field-faults.ts';
import { languageOf } from '../../http/request-language.ts';
import type { AppDeps, FeaturePlugin } from '../feature.ts';
import { listNews, parseCursor } from './list-news.ts';
import { readArticle } from './read-article.ts';

/** The news in the language of the request: the list, and one article. */
export function newsRoutes({ db }: Pick<AppDeps, 'db'>): FeaturePlugin {
  return async (fastify) => {
    const app = fastify.withTypeProvider<ZodTypeProvider>();
    const listSchema = {
      summary: 'News articles, the latest first',
      querystring: newsQuerySchema,
      response: { 200: newsListSchema, ...errorAnswers },
    };
    app.get(apiPaths.news, { schema: listSchema }, async (request) => {
      const { limit, cursor: text } = request.query;
      const language = languageOf(request);
      const cursor = text === undefined ? undefined : parseCursor(text);
      if (text !== undefined && cursor === undefined) {
        const fields = [fieldError('cursor', 'bad-format', language)];
        throw new AppError('VALIDATION_FAILED', 'not a cursor', { details: { fields } });
      }
      return listNews(db, { language, limit, cursor });
    });
    const oneSchema = {
      summary: 'A news article',
      params: z.object({ slug: z.string() }),
      response: { 200: newsArticleSchema, ...errorAnswers },
    };
    app.get('/api/news/:slug', { schema: oneSchema }, async (request) => {
      const article = await readArticle(db, request.params.slug, languageOf(request));
      if (article === undefined)
        throw new AppError('NOT_FOUND', 'there is no such article in this language');
      return article;
    });
  };
}
