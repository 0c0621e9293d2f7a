import { apiPaths, newsArticleSchema, newsListSchema, newsQuerySchema } from '@vela/contracts';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { errorAnswers } from '../../http/error-answers-schema.ts';
import { createFieldError } from '../../http/field-faults.ts';
import { detectRequestLanguage } from '../../http/request-language.ts';
import type { AppDeps, FeaturePlugin } from '../feature.ts';
import { listNews, parseCursor } from './list-news.ts';
import { readArticle } from './read-article.ts';

/** Routes of the news list and of one article, in the language of the request. */
export function createNewsRoutes({ db }: Pick<AppDeps, 'db'>): FeaturePlugin {
  return async (app) => {
    const listSchema = {
      summary: 'News articles, the latest first',
      querystring: newsQuerySchema,
      response: { 200: newsListSchema, ...errorAnswers },
    };
    app.get(apiPaths.news, { schema: listSchema }, async (request) => {
      const { limit, cursor: text } = request.query;
      const language = detectRequestLanguage(request);
      const cursor = text === undefined ? undefined : parseCursor(text);
      if (text !== undefined && cursor === undefined) {
        const fields = [createFieldError('cursor', 'bad-format', language)];
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
      const article = await readArticle(db, request.params.slug, detectRequestLanguage(request));
      if (article === undefined)
        throw new AppError('NOT_FOUND', 'there is no such article in this language');
      return article;
    });
  };
}
