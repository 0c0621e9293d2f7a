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
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { DrawingContext } from './features/sample/sample-figure.tsx';
import { CandleFigure } from './figures/candle-figure.tsx';
import { createRenderingI18n } from './i18n/server.ts';
import { readCookie } from './lib/cookies.ts';
import { type PageEnvironment, PageEnvironmentContext } from './lib/page-environment.ts';
import { postedFormContext, publicDataContext } from './lib/public-data.ts';
import { isReadablePath } from './lib/readable-path.ts';
import { detectRequestLanguage } from './lib/request-language.ts';
import { readLoaderStream, renderDocument } from './render-document.server.tsx';

/** Milliseconds before an unfinished rendering is aborted. */
export const streamTimeout = 5_000;

function readEnvironment(request: Request): PageEnvironment {
  const cookies = request.headers.get('cookie') ?? '';
  const theme = readCookie(cookies, themeCookie);
  const session = request.headers.get(pageHeaders.session);
  return {
    nonce: request.headers.get(pageHeaders.nonce) || undefined,
    origin: request.headers.get(pageHeaders.origin) ?? new URL(request.url).origin,
    theme: isTheme(theme) ? theme : 'system',
    session: isSessionHint(session) ? session : 'unknown',
  };
}

export { listSitePages } from './content/site-index.server.ts';

/** Creates the router context that the host passes to loaders and actions of a request. */
export function createLoadContext(
  publicData: PublicData,
  postedForm?: PostedForm,
): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(publicDataContext, publicData);
  if (postedForm !== undefined) context.set(postedFormContext, postedForm);
  return context;
}

/** An undecodable path answers 400, not 404: the URL itself is malformed. */
function toResponseStatus(status: number, request: Request): number {
  return status === 404 && !isReadablePath(new URL(request.url).pathname) ? 400 : status;
}

export default async function handleRequest(
  ...[request, status, headers, context]: Parameters<HandleDocumentRequestFunction>
) {
  const language = detectRequestLanguage(request);
  const environment = readEnvironment(request);
  const nonce = environment.nonce === undefined ? {} : { nonce: environment.nonce };
  const words = createRenderingI18n(language);
  await readLoaderStream(context);
  const { html, failed } = await renderDocument(
    <I18nextProvider i18n={words.i18n}>
      <PageEnvironmentContext value={environment}>
        <DrawingContext value={CandleFigure}>
          <ServerRouter context={context} url={request.url} {...nonce} />
        </DrawingContext>
      </PageEnvironmentContext>
    </I18nextProvider>,
    { ...nonce, timeoutMs: streamTimeout + 1_000 },
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', language);
  const used = words.usedNamespaces().join(' ');
  return new Response(html.replace('<html ', `<html data-words="${used}" `), {
    headers,
    status: failed ? 500 : toResponseStatus(status, request),
  });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  // A 404 and an aborted request are not our faults.
  if (isRouteErrorResponse(error) || request.signal.aborted) return;
  // Rendering has no logger; stderr is the server's log.
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${text}\n`);
};
