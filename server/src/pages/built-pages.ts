import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { AnswerPage } from './page-answer.ts';
import type { FastifyInstance } from 'fastify';
import { pageAnswerer } from './answer-page.ts';
import type { PagesOptions } from './pages-options.ts';
import { pageRenderer } from './render-page.ts';
import { listOnce } from './site-index.ts';
import { clientDir, loadWebBuild } from './web-build.ts';

async function serveFiles(app: FastifyInstance): Promise<void> {
  const shared = { decorateReply: false, index: false, preCompressed: true } as const;
  await app.register(fastifyStatic, {
    ...shared,
    root: path.join(clientDir, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
  });
  await app.register(fastifyStatic, {
    ...shared,
    root: clientDir,
    prefix: '/',
    wildcard: false,
    globIgnore: ['assets/**', '**/*.{br,gz}', '.vite/**'],
    maxAge: '1h',
  });
}

/** Serves the build: hashed files for ever, pages rendered on the server and cached for everybody who sees the same. */
export async function serveBuiltPages(
  app: FastifyInstance,
  options: PagesOptions,
): Promise<AnswerPage> {
  const build = await loadWebBuild();
  options.siteIndex.provide(listOnce(build.entry.module.listSitePages));
  await serveFiles(app);
  return pageAnswerer(pageRenderer(build, new URL(options.config.publicUrl).origin), options);
}
