import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireOwnOrigin } from '../http/same-site.ts';
import type { AnswerPage } from './page-answer.ts';
import { findPageForm } from './page-forms.ts';
import { readPageView } from './page-view.ts';
import type { PagesOptions } from './pages-options.ts';
import { readPostedForm } from './read-posted-form.ts';
import { createPageRenderer } from './render-page.ts';
import { toWebBuild, webDir } from './web-build.ts';

/** Serves the pages from their sources on the same port, with hot reload; for development only. */
export async function registerDevPages(
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
  const render = createPageRenderer(load, new URL(options.config.publicUrl).origin);

  const isAnsweredByVite = (request: FastifyRequest, reply: FastifyReply) =>
    new Promise<boolean>((resolve, reject) => {
      reply.raw.once('finish', () => resolve(true));
      vite.middlewares(request.raw, reply.raw, (error?: unknown) =>
        error === undefined ? resolve(false) : reject(error),
      );
    });

  return async (request, reply) => {
    const isForm = request.method === 'POST';
    if (isForm) requireOwnOrigin(request, options.config);
    else if (await isAnsweredByVite(request, reply)) return reply.hijack();
    const { path, session } = readPageView(request, options);
    const pageForm = isForm ? findPageForm(path) : undefined;
    const form = pageForm && (await readPostedForm(request, pageForm, options.countFormTry));
    const page = await render({
      method: isForm ? 'POST' : 'GET',
      url: request.url,
      headers: request.headers,
      form,
      nonce: '',
      session,
      publicData: options.publicData(request),
    });
    return reply.code(page.status).headers(Object.fromEntries(page.headers)).send(page.body);
  };
}
