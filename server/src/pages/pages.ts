import { AppError } from '../errors.ts';
import type { FeaturePlugin } from '../features/feature.ts';
import { serveBuiltPages } from './built-pages.ts';
import { serveDevPages } from './dev-pages.ts';
import type { PagesOptions } from './pages-options.ts';

/** The web's pages: everything that is not the API. Register it last, after @fastify/cookie. */
export function pages(options: PagesOptions): FeaturePlugin {
  return async (app) => {
    await (options.from === 'sources' ? serveDevPages(app, options) : serveBuiltPages(app, options));
    app.route({
      method: ['POST', 'PUT', 'PATCH', 'DELETE'],
      url: '/*',
      schema: { hide: true },
      handler: async (_request, reply) => {
        reply.header('allow', 'GET, HEAD');
        throw new AppError('METHOD_NOT_ALLOWED', 'pages are only read');
      },
    });
  };
}
