import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseForeignOrigin } from '../http/same-site.ts';
import type { AnswerPage } from './answer-page.ts';
import { pageView } from './page-view.ts';
import type { PagesOptions } from './pages-options.ts';
import { pageRenderer } from './render-page.ts';
import { toWebBuild, webDir } from './web-build.ts';

/** Serves the pages from their sources, with hot reload, in this same process and on this same port. For development only. */
export async function serveDevPages(app: FastifyInstance, options: PagesOptions): Promise<AnswerPage> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root: webDir, appType: 'custom', server: { middlewareMode: true, hmr: { server: app.server } } });
  app.addHook('onClose', () => vite.close());
  const load = async () => toWebBuild(await vite.ssrLoadModule('virtual:react-router/server-build'));
  options.siteIndex.provide(async (language) => (await load()).entry.module.listSitePages(language));
  const render = pageRenderer(load, new URL(options.config.publicUrl).origin);

  const isAnsweredByVite = (request: FastifyRequest, reply: FastifyReply) =>
    new Promise<boolean>((resolve, reject) => {
      reply.raw.once('finish', () => resolve(true));
      vite.middlewares(request.raw, reply.raw, (error?: unknown) => (error === undefined ? resolve(false) : reject(error)));
    });

  return async (request, reply) => {
    const isForm = request.method === 'POST';
    if (isForm) refuseForeignOrigin(request, options.config);
    else if (await isAnsweredByVite(request, reply)) return reply.hijack();
    const { session } = pageView(request, options.sessionCookies);
    const body = Buffer.isBuffer(request.body) ? request.body : undefined;
    const { url, headers } = request;
    const page = await render({ url, headers, body, nonce: '', session, publicData: options.publicData(request) });
    return reply.code(page.status).headers(Object.fromEntries(page.headers)).send(page.body);
  };
}
