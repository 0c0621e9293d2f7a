import { pageHeaders, type PostedForm, type PublicData, type SessionHint } from '@vela/contracts';
import { createRequestHandler } from 'react-router';
import type { WebBuild } from './web-build.ts';

export type RenderedPage = {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
};

/** Input of a rendering: the browser URL and headers, and server-only values. */
export type RenderOrder = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly method: 'GET' | 'POST';
  /** The form that was posted, where its page has one. */
  readonly form?: PostedForm | undefined;
  readonly nonce: string;
  readonly session: SessionHint;
  readonly publicData: PublicData;
};

/** Renders one page, whole: nothing is streamed, so that the nonce can be written in afterwards. */
export type PageRenderer = (order: RenderOrder) => Promise<RenderedPage>;

/** The headers a page's HTML may depend on; nothing else of the request reaches the rendering. */
const passedOn = ['accept-language', 'cookie', 'user-agent'];

function createRequestHeaders({ headers, nonce, session }: RenderOrder, origin: string): Headers {
  const passed = new Headers();
  for (const name of passedOn) {
    const value = headers[name];
    if (typeof value === 'string') passed.set(name, value);
  }
  passed.set(pageHeaders.nonce, nonce);
  passed.set(pageHeaders.origin, origin);
  passed.set(pageHeaders.session, session);
  return passed;
}

/** Creates a renderer of a build's pages, or of the build that `build` returns at each call. */
export function createPageRenderer(
  build: WebBuild | (() => Promise<WebBuild>),
  origin: string,
): PageRenderer {
  const isLatest = typeof build === 'function';
  const handle = createRequestHandler(build, isLatest ? 'development' : 'production');
  return async (order) => {
    const web = (isLatest ? await build() : build).entry.module;
    const context = web.createLoadContext(order.publicData, order.form);
    const headers = createRequestHeaders(order, origin);
    const { method, url } = order;
    const response = await handle(new Request(`${origin}${url}`, { method, headers }), context);
    return {
      status: response.status,
      // The length changes with the encoding.
      headers: [...response.headers].filter(([name]) => name !== 'content-length'),
      body: await response.text(),
    };
  };
}
