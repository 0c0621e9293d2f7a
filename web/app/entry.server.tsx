import { Writable } from 'node:stream';
import { isSessionHint, isTheme, pageHeaders, type PublicData, themeCookie } from '@vela/contracts';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import {
  type HandleDocumentRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { renderingI18n } from './i18n/server.ts';
import { cookieValue } from './lib/cookies.ts';
import { type PageEnvironment, PageEnvironmentContext } from './lib/page-environment.ts';
import { publicDataContext } from './lib/public-data.ts';
import { languageOfRequest } from './lib/request-language.ts';

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

/** What the host hands to loaders and actions with each request. */
export function createLoadContext(publicData: PublicData): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(publicDataContext, publicData);
  return context;
}

/** Collects what React writes. Nothing is sent before all is there, so there is nothing to gain by a stream to the browser. */
function collectPage(whole: (html: string) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      whole(Buffer.concat(chunks).toString());
      done();
    },
  });
}

export default function handleRequest(...[request, status, headers, context]: Parameters<HandleDocumentRequestFunction>) {
  const language = languageOfRequest(request);
  const environment = environmentOf(request);
  const nonce = environment.nonce === undefined ? {} : { nonce: environment.nonce };
  const { i18n, usedNamespaces } = renderingI18n(language);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', language);
  return new Promise<Response>((resolve, reject) => {
    let answerStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <I18nextProvider i18n={i18n}>
        <PageEnvironmentContext value={environment}>
          <ServerRouter context={context} url={request.url} {...nonce} />
        </PageEnvironmentContext>
      </I18nextProvider>,
      {
        ...nonce,
        onAllReady() {
          clearTimeout(timer);
          pipe(
            collectPage((html) => {
              const withWords = html.replace('<html ', `<html data-words="${usedNamespaces().join(' ')}" `);
              resolve(new Response(withWords, { headers, status: answerStatus }));
            }),
          );
        },
        onShellError(error) {
          clearTimeout(timer);
          reject(error);
        },
        onError() {
          answerStatus = 500;
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  // A page that does not exist and a visitor who left are not faults of ours.
  if (isRouteErrorResponse(error) || request.signal.aborted) return;
  // The rendering has no logger of its own; the process's error stream is the server's log.
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
};
