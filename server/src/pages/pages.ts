import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { FeaturePlugin } from '../features/feature.ts';
import { serveBuiltPages } from './built-pages.ts';
import { serveDevPages } from './dev-pages.ts';
import { takeForms } from './form-body.ts';
import { methodsAt } from './page-forms.ts';
import type { PagesOptions } from './pages-options.ts';
import { tellRefusedForms } from './refusal-page.ts';

async function refuse(request: FastifyRequest, reply: FastifyReply): Promise<never> {
  reply.header('allow', methodsAt(request.url));
  throw new AppError('METHOD_NOT_ALLOWED', 'pages are read, and forms posted');
}

/** The web's pages: everything that is not the API. Register it last, after @fastify/cookie. */
export function pages(options: PagesOptions): FeaturePlugin {
  return async (app) => {
    const answer = await (options.from === 'sources'
      ? serveDevPages(app, options)
      : serveBuiltPages(app, options));
    options.problemPages.provide(answer);
    await takeForms(app);
    tellRefusedForms(app);
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
      onRequest: refuse,
      handler: refuse,
    });
    app.options('/*', { schema: { hide: true } }, async (request, reply) =>
      reply.header('allow', methodsAt(request.url)).code(204).send(),
    );
  };
}
