import compress from '@fastify/compress';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { FeaturePlugin } from '../features/feature.ts';
import { registerBuiltPages } from './built-pages.ts';
import { registerDevPages } from './dev-pages.ts';
import { takeForms } from './form-body.ts';
import { getAllowedMethods } from './page-forms.ts';
import type { PagesOptions } from './pages-options.ts';
import { answerRefusedForms } from './refusal-page.ts';

async function rejectRequest(request: FastifyRequest, reply: FastifyReply): Promise<never> {
  reply.header('allow', getAllowedMethods(request.url));
  throw new AppError('METHOD_NOT_ALLOWED', 'pages are read, and forms posted');
}

/** The web's pages: everything that is not the API. Register it last, after @fastify/cookie. */
export function createPageRoutes(options: PagesOptions): FeaturePlugin {
  return async (app) => {
    await app.register(compress, { global: false, encodings: ['br', 'gzip'] });
    const answer = await (options.from === 'sources'
      ? registerDevPages(app, options)
      : registerBuiltPages(app, options));
    options.problemPages.provide(answer);
    await takeForms(app);
    answerRefusedForms(app);
    app.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      schema: { hide: true },
      handler: answer,
    });
    // Before a body is looked at: of what type it is does not matter.
    app.route({
      method: ['PUT', 'PATCH', 'DELETE'],
      url: '/*',
      schema: { hide: true },
      onRequest: rejectRequest,
      handler: rejectRequest,
    });
    app.options('/*', { schema: { hide: true } }, async (request, reply) =>
      reply.header('allow', getAllowedMethods(request.url)).code(204).send(),
    );
  };
}
