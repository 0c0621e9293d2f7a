import { cookieLifetimes, languageKeys, type PostedForm } from '@vela/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireOwnOrigin } from '../http/same-site.ts';
import type { AnswerPage } from './page-answer.ts';
import { getAllowedMethods, findPageForm } from './page-forms.ts';
import { type PageView, readPageView } from './page-view.ts';
import type { PagesOptions } from './pages-options.ts';
import { readPostedForm } from './read-posted-form.ts';
import type { PageRenderer, RenderedPage } from './render-page.ts';
import { sendOnce, sendStored } from './send-page.ts';
import { finishPage, noncePlaceholder, storePage } from './store-page.ts';

/** Scripts may change it: the language switch writes the same cookie. */
const languageCookie = {
  maxAge: cookieLifetimes.choiceDays * 86_400,
  path: '/',
  sameSite: 'lax',
} as const;

/** Page handler of a build: shared pages are cached; forms are accepted from own pages only. */
export function createPageAnswerer(
  render: PageRenderer,
  options: PagesOptions,
  ignoresQuery: (path: string) => boolean,
): AnswerPage {
  const { cache, config, sessionCookies } = options;
  const secure = config.publicUrl.startsWith('https:');

  async function renderFor(
    request: FastifyRequest,
    view: PageView,
    form?: PostedForm,
  ): Promise<RenderedPage> {
    return render({
      method: request.method === 'POST' ? 'POST' : 'GET',
      url: view.url,
      headers: request.headers,
      form,
      nonce: noncePlaceholder,
      session: view.session,
      publicData: cache.remember(options.publicData(request)),
    });
  }

  async function answerPost(
    request: FastifyRequest,
    reply: FastifyReply,
    view: PageView,
  ): Promise<FastifyReply> {
    requireOwnOrigin(request, config);
    const pageForm = findPageForm(view.path);
    const form = pageForm && (await readPostedForm(request, pageForm, options.countFormTry));
    const page = await renderFor(request, view, form);
    if (page.status === 405) reply.header('allow', getAllowedMethods(view.url));
    return sendOnce(reply, finishPage(page, { secure }));
  }

  return async (request, reply) => {
    const view = readPageView(request, { sessionCookies, ignoresQuery });
    if (request.method === 'POST') return answerPost(request, reply, view);
    if (view.askedLanguage !== undefined && !view.isData) {
      const attributes = { ...languageCookie, secure };
      // Not setCookie: the hook that sends those does not run for an address that cannot be read.
      reply.header(
        'set-cookie',
        request.server.serializeCookie(languageKeys.cookie, view.askedLanguage, attributes),
      );
    }
    if (!view.shareable)
      return sendOnce(reply, finishPage(await renderFor(request, view), { secure }));
    let rendered: RenderedPage | undefined;
    const stored = await cache.getOrMake(view, async () => {
      rendered = await renderFor(request, view);
      return storePage(rendered, { secure });
    });
    if (stored !== undefined) return sendStored(request, reply, stored);
    const page = rendered ?? (await renderFor(request, view));
    return sendOnce(reply, finishPage(page, { secure }));
  };
}
