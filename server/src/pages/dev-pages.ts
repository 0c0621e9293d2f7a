import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseForeignOrigin } from '../http/same-site.ts';
import type { AnswerPage } from './page-answer.ts';
import { pageFormAt } from './page-forms.ts';
import { joinPieces, toPieces } from './page-pieces.ts';
import { pageView } from './page-view.ts';
import type { PagesOptions } from './pages-options.ts';
import { readPostedForm } from './read-posted-form.ts';
import { pageRenderer } from './render-page.ts';
import { toWebBuild, webDir } from './web-build.ts';

/** Serves the pages from their sources, with hot reload, in this same process and on this same port. For development only. */
export async function serveDevPages(
  app: FastifyInstance,
  options: PagesOptions,
): Promise<AnswerPage> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: webDir,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  const load = async () =>
    toWebBuild(await vite.ssrLoadModule('virtual:react-router/server-build'));
  options.siteIndex.provide(async (language) =>
    (await load()).entry.module.listSitePages(language),
  );
  const render = pageRenderer(load, new URL(options.config.publicUrl).origin);

  const isAnsweredByVite = (request: FastifyRequest, reply: FastifyReply) =>
    new Promise<boolean>((resolve, reject) => {
      reply.raw.once('finish', () => resolve(true));
      vite.middlewares(request.raw, reply.raw, (error?: unknown) =>
        error === undefined ? resolve(false) : reject(error),
      );
    });

  return async (request, reply) => {
    const isForm = request.method === 'POST';
    if (isForm) refuseForeignOrigin(request, options.config);
    else if (await isAnsweredByVite(request, reply)) return reply.hijack();
    const { path, session } = pageView(request, options.sessionCookies);
    const pageForm = isForm ? pageFormAt(path) : undefined;
    const form =
      pageForm === undefined
        ? undefined
        : await readPostedForm(request, pageForm, () => options.countFormTry(request));
    const { url, headers } = request;
    const method = isForm ? 'POST' : 'GET';
    const page = await render({
      method,
      url,
      headers,
      form,
      nonce: '',
      session,
      publicData: options.publicData(request),
    });
    return reply
      .code(page.status)
      .headers(Object.fromEntries(page.headers))
      .send(joinPieces(toPieces(page.body, page.parts)));
  };
}
