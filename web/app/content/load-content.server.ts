import { readContent } from './content.server.ts';
import type { RenderedContent } from './content-meta.ts';
import { findPage, type PageEntry } from '../site-pages.ts';
import { detectRequestLanguage } from '../lib/request-language.ts';

/** The text of a loader's `url` (no `.data` suffix). Throws a 404 Response when there is none. */
export function loadContent({ request, url }: { request: Request; url: URL }): {
  page: PageEntry;
  content: RenderedContent;
} {
  const page = findPage(url.pathname);
  const content = page && readContent(page.content ?? page.key, detectRequestLanguage(request));
  // oxlint-disable-next-line typescript/only-throw-error -- a thrown Response is how React Router's loaders answer
  if (page === undefined || content === undefined) throw new Response(null, { status: 404 });
  return { page, content };
}
