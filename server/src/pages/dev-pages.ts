import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { pageView } from './page-view.ts';
import type { PagesOptions } from './pages-options.ts';
import { pageRenderer } from './render-page.ts';
import { webDir } from './web-build.ts';

/** Serves the pages from their sources, with hot reload, in this same process and on this same port. For development only. */
export async function serveDevPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root: webDir, appType: 'custom', server: { middlewareMode: true, hmr: { server: app.server } } });
  app.addHook('onClose', () => vite.close());
  const load = async (): Promise<ServerBuild> => {
    const build: unknown = await vite.ssrLoadModule('virtual:react-router/server-build');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the virtual module of React Router's plugin is a server build
    return build as ServerBuild;
  };
  const render = pageRenderer(load, new URL(options.publicUrl).origin);

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    handler: async (request, reply) => {
      const answered = await new Promise<boolean>((resolve, reject) => {
        reply.raw.once('finish', () => resolve(true));
        vite.middlewares(request.raw, reply.raw, (error?: unknown) => (error === undefined ? resolve(false) : reject(error)));
      });
      if (answered) return reply.hijack();
      const { session } = pageView(request, options.sessionCookies);
      const page = await render({ url: request.url, headers: request.headers, nonce: '', session });
      return reply.code(page.status).headers(Object.fromEntries(page.headers)).send(page.body);
    },
  });
}
