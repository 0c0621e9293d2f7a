import { giveText } from '../lib/page-parts/kept-back.server.ts';
import { readContent } from './content.server.ts';
import type { PageContent } from './content-meta.ts';
import { findPage, type PageEntry } from '../site-pages.ts';
import { languageOfRequest } from '../lib/request-language.ts';

/** The text of the page that a request for this address asks for: a loader's `url`, which has no `.data` at its end. Throws the 404 answer when the path is no page with a text. */
export function loadContent({ request, url }: { request: Request; url: URL }): {
  page: PageEntry;
  content: PageContent;
} {
  const page = findPage(url.pathname);
  const content = page && readContent(page.content ?? page.key, languageOfRequest(request));
  // oxlint-disable-next-line typescript/only-throw-error -- a thrown Response is how React Router's loaders answer
  if (page === undefined || content === undefined) throw new Response(null, { status: 404 });
  return { page, content: giveText(content, request) };
}
