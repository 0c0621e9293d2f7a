import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { defaultLanguage, type SitePage } from '@vela/contracts';
import type { AnswerPage } from './page-answer.ts';
import type { FastifyInstance } from 'fastify';
import { createPageAnswerer } from './answer-page.ts';
import type { PagesOptions } from './pages-options.ts';
import { createPageRenderer } from './render-page.ts';
import { listOnce } from './site-index.ts';
import { clientDir, loadWebBuild } from './web-build.ts';

async function registerFiles(app: FastifyInstance): Promise<void> {
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

function listPathsWithoutQuery(pages: readonly SitePage[]): ReadonlySet<string> {
  const without = pages.filter(({ readsQuery }) => readsQuery !== true);
  return new Set(without.map((page) => page.path.toLowerCase()));
}

/**
 * Whether the page of a path, in lower case, reads no query: what a link adds changes nothing. Pages
 * are listed with the first page that is asked for: that draws some of them.
 */
function createQueryCheck(listPages: () => readonly SitePage[]): (path: string) => boolean {
  let paths: ReadonlySet<string> | undefined;
  return (asked) => {
    paths ??= listPathsWithoutQuery(listPages());
    return paths.has(asked);
  };
}

/** Serves the build: immutable hashed files, and server-rendered pages with a shared cache. */
export async function registerBuiltPages(
  app: FastifyInstance,
  options: PagesOptions,
): Promise<AnswerPage> {
  const build = await loadWebBuild();
  options.siteIndex.provide(listOnce(build.entry.module.listSitePages));
  await registerFiles(app);
  return createPageAnswerer(
    createPageRenderer(build, new URL(options.config.publicUrl).origin),
    options,
    createQueryCheck(() => build.entry.module.listSitePages(defaultLanguage)),
  );
}
