import { pageHeaders, type PublicData, type SessionHint } from '@vela/contracts';
import { createRequestHandler } from 'react-router';
import type { WebBuild } from './web-build.ts';

export type RenderedPage = { readonly status: number; readonly headers: readonly (readonly [string, string])[]; readonly body: string };

/** What a rendering is told: the browser's address and headers, and what only the server knows. */
export type RenderOrder = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** A form that was sent, as it came. */
  readonly body?: Buffer | undefined;
  readonly nonce: string;
  readonly session: SessionHint;
  readonly publicData: PublicData;
};

/** Renders one page, whole: nothing is streamed, so that the nonce can be written in afterwards. */
export type PageRenderer = (order: RenderOrder) => Promise<RenderedPage>;

/** The headers a page's HTML may depend on; nothing else of the request reaches the rendering. */
const passedOn = ['accept-language', 'cookie', 'user-agent'];

function headersFor({ headers, body, nonce, session }: RenderOrder, origin: string): Headers {
  const passed = new Headers();
  for (const name of body === undefined ? passedOn : [...passedOn, 'content-type']) {
    const value = headers[name];
    if (typeof value === 'string') passed.set(name, value);
  }
  passed.set(pageHeaders.nonce, nonce);
  passed.set(pageHeaders.origin, origin);
  passed.set(pageHeaders.session, session);
  return passed;
}

function requestFor(order: RenderOrder, origin: string): Request {
  const headers = headersFor(order, origin);
  const url = `${origin}${order.url}`;
  return order.body === undefined
    ? new Request(url, { headers })
    : new Request(url, { method: 'POST', headers, body: new Uint8Array(order.body) });
}

/** Makes a function that renders pages of a build, or of the one that `build` gives at each call. */
export function pageRenderer(build: WebBuild | (() => Promise<WebBuild>), origin: string): PageRenderer {
  const latest = async () => (typeof build === 'function' ? build() : build);
  const handle = createRequestHandler(build, typeof build === 'function' ? 'development' : 'production');
  return async (order) => {
    const context = (await latest()).entry.module.createLoadContext(order.publicData);
    const response = await handle(requestFor(order, origin), context);
    return { status: response.status, headers: [...response.headers], body: await response.text() };
  };
}
