import type { PostedForm } from '@vela/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseForeignOrigin } from '../http/same-site.ts';
import { languageCookie } from './language-cookie.ts';
import type { AnswerPage } from './page-answer.ts';
import { methodsAt, pageFormAt } from './page-forms.ts';
import { type PageView, pageView } from './page-view.ts';
import type { PagesOptions } from './pages-options.ts';
import { readPostedForm } from './read-posted-form.ts';
import type { PageRenderer, RenderedPage } from './render-page.ts';
import { sendOnce, sendStored } from './send-page.ts';
import { finishPage, noncePlaceholder, storePage } from './store-page.ts';

/** Answers pages of a build: from the cache what everybody shares, else rendered for this request alone. A form is taken from this site's own pages only. */
export function pageAnswerer(render: PageRenderer, options: PagesOptions): AnswerPage {
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
    refuseForeignOrigin(request, config);
    const pageForm = pageFormAt(view.path);
    const form =
      pageForm === undefined
        ? undefined
        : await readPostedForm(request, pageForm, () => options.countFormTry(request));
    const page = await renderFor(request, view, form);
    if (page.status === 405) reply.header('allow', methodsAt(view.url));
    return sendOnce(request, reply, finishPage(page, { secure }));
  }

  return async (request, reply) => {
    const view = pageView(request, sessionCookies);
    if (request.method === 'POST') return answerPost(request, reply, view);
    if (view.askedLanguage !== undefined && !view.isData)
      reply.header('set-cookie', languageCookie(view.askedLanguage, { secure }));
    if (!view.shareable)
      return sendOnce(request, reply, finishPage(await renderFor(request, view), { secure }));
    let rendered: RenderedPage | undefined;
    const stored = await cache.getOrMake(view, async () => {
      rendered = await renderFor(request, view);
      return storePage(rendered, { secure });
    });
    if (stored !== undefined) return sendStored(request, reply, stored);
    return sendOnce(
      request,
      reply,
      finishPage(rendered ?? (await renderFor(request, view)), { secure }),
    );
  };
}
