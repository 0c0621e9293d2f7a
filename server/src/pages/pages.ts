import { AppError } from '../errors.ts';
import type { FeaturePlugin } from '../features/feature.ts';
import { serveBuiltPages } from './built-pages.ts';
import { serveDevPages } from './dev-pages.ts';
import { readForms } from './form-body.ts';
import type { PagesOptions } from './pages-options.ts';
import { tellRefusedForms } from './refusal-page.ts';

/** The web's pages: everything that is not the API. Register it last, after @fastify/cookie. */
export function pages(options: PagesOptions): FeaturePlugin {
  return async (app) => {
    const answer = await (options.from === 'sources' ? serveDevPages(app, options) : serveBuiltPages(app, options));
    readForms(app);
    tellRefusedForms(app);
    app.route({ method: ['GET', 'HEAD', 'POST'], url: '/*', schema: { hide: true }, handler: answer });
    app.route({
      method: ['PUT', 'PATCH', 'DELETE'],
      url: '/*',
      schema: { hide: true },
      handler: async (_request, reply) => {
        reply.header('allow', 'GET, HEAD, POST');
        throw new AppError('METHOD_NOT_ALLOWED', 'pages are read, and forms posted');
      },
    });
  };
}
