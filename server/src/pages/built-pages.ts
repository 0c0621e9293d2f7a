import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { createHtmlCache } from './html-cache.ts';
import { type PageView, pageView } from './page-view.ts';
import type { PagesOptions } from './pages-options.ts';
import { pageRenderer, type RenderedPage } from './render-page.ts';
import { clientDir, loadWebBuild } from './web-build.ts';

const compress = promisify(gzip);
const htmlCacheBytes = 16 * 1024 * 1024;

async function serveFiles(app: FastifyInstance): Promise<void> {
  const shared = { decorateReply: false, index: false, preCompressed: true } as const;
  await app.register(fastifyStatic, { ...shared, root: path.join(clientDir, 'assets'), prefix: '/assets/', immutable: true, maxAge: '1y' });
  await app.register(fastifyStatic, {
    ...shared,
    root: clientDir,
    prefix: '/',
    wildcard: false,
    globIgnore: ['assets/**', '**/*.{br,gz}', '.vite/**'],
    maxAge: '1h',
  });
}

async function sendHtml(request: FastifyRequest, reply: FastifyReply, html: string): Promise<void> {
  const acceptsGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'private, no-cache');
  reply.header('vary', 'Accept-Encoding, Accept-Language, Cookie, Sec-Fetch-Site');
  if (acceptsGzip) reply.header('content-encoding', 'gzip');
  await reply.send(acceptsGzip ? await compress(html, { level: 4 }) : html);
}

/** Serves the build: hashed files for ever, pages rendered on the server and cached for everybody who sees the same. */
export async function serveBuiltPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const origin = new URL(options.publicUrl).origin;
  const secure = origin.startsWith('https:');
  const render = pageRenderer(await loadWebBuild(), origin);
  const cache = createHtmlCache(htmlCacheBytes);
  // Stands for the nonce in rendered HTML. Nobody outside learns it, so nobody can write it into a page.
  const placeholder = randomBytes(16).toString('hex');
  await serveFiles(app);

  async function htmlOf(request: FastifyRequest, view: PageView): Promise<RenderedPage> {
    const cached = view.shareable ? cache.get(view) : undefined;
    if (cached !== undefined) return { status: 200, headers: [['content-language', view.language]], body: cached };
    const page = await render({ url: request.url, headers: request.headers, nonce: placeholder, session: view.session });
    const storable = view.shareable && page.status === 200 && !page.headers.some(([name]) => name === 'set-cookie');
    if (storable) cache.set(view, page.body);
    return page;
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    handler: async (request, reply) => {
      const page = await htmlOf(request, pageView(request, options.sessionCookies));
      const nonce = randomBytes(16).toString('base64');
      for (const [name, value] of page.headers) if (name !== 'content-length') reply.header(name, value);
      reply.code(page.status).header('content-security-policy', contentSecurityPolicy(nonce, { secure }));
      await sendHtml(request, reply, page.body.replaceAll(placeholder, nonce));
      return reply;
    },
  });
}
