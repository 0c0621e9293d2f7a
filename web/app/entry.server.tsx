import {
  isSessionHint,
  isTheme,
  pageHeaders,
  type PostedForm,
  type PublicData,
  themeCookie,
} from '@vela/contracts';
import { I18nextProvider } from 'react-i18next';
import {
  type HandleDocumentRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  createContext,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { renderingI18n } from './i18n/server.ts';
import { cookieValue } from './lib/cookies.ts';
import { type PagePart, RenderingPartsContext } from './lib/page-parts/page-parts.ts';
import { renderingParts } from './lib/page-parts/rendering-parts.server.tsx';
import { type PageEnvironment, PageEnvironmentContext } from './lib/page-environment.ts';
import { postedFormContext, publicDataContext } from './lib/public-data.ts';
import { isReadablePath } from './lib/readable-path.ts';
import { languageOfRequest } from './lib/request-language.ts';
import { readHandoff, renderDocument } from './render-document.server.tsx';

/** Milliseconds after which a rendering that has not ended is given up. */
export const streamTimeout = 5_000;

function environmentOf(request: Request): PageEnvironment {
  const cookies = request.headers.get('cookie') ?? '';
  const theme = cookieValue(cookies, themeCookie);
  const session = request.headers.get(pageHeaders.session);
  return {
    nonce: request.headers.get(pageHeaders.nonce) || undefined,
    origin: request.headers.get(pageHeaders.origin) ?? new URL(request.url).origin,
    theme: isTheme(theme) ? theme : 'system',
    session: isSessionHint(session) ? session : 'unknown',
  };
}

export { listSitePages } from './content/site-index.server.ts';

/** The parts of a page, by what stands for them in its HTML. */
const placedParts = createContext<Map<string, PagePart>>();

/** What the host hands to loaders and actions with each request. */
export function createLoadContext(
  publicData: PublicData,
  postedForm?: PostedForm,
): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(publicDataContext, publicData);
  context.set(placedParts, new Map());
  if (postedForm !== undefined) context.set(postedFormContext, postedForm);
  return context;
}

/** What cannot be read is not looked for, and so not found either: the fault is the address's. */
function statusOf(status: number, request: Request): number {
  return status === 404 && !isReadablePath(new URL(request.url).pathname) ? 400 : status;
}

/** The parts that belong into the page that was rendered with this context. The host puts each in the place of what stands for it. */
export function partsOf(context: RouterContextProvider): ReadonlyMap<string, PagePart> {
  return context.get(placedParts);
}

export default async function handleRequest(
  ...[request, status, headers, context, loadContext]: Parameters<HandleDocumentRequestFunction>
) {
  const language = languageOfRequest(request);
  const environment = environmentOf(request);
  const nonce = environment.nonce === undefined ? {} : { nonce: environment.nonce };
  const words = renderingI18n(language);
  const parts = renderingParts({ language, words, placed: loadContext.get(placedParts) });
  await readHandoff(context);
  const { html, failed } = await renderDocument(
    <I18nextProvider i18n={words.i18n}>
      <PageEnvironmentContext value={environment}>
        <RenderingPartsContext value={parts}>
          <ServerRouter context={context} url={request.url} {...nonce} />
        </RenderingPartsContext>
      </PageEnvironmentContext>
    </I18nextProvider>,
    { ...nonce, timeoutMs: streamTimeout + 1_000 },
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', language);
  const withWords = html.replace(
    '<html ',
    `<html data-words="${words.usedNamespaces().join(' ')}" `,
  );
  return new Response(withWords, { headers, status: failed ? 500 : statusOf(status, request) });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  // A page that does not exist and a visitor who left are not faults of ours.
  if (isRouteErrorResponse(error) || request.signal.aborted) return;
  // The rendering has no logger of its own; the process's error stream is the server's log.
  process.stderr.write(
    `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
};
