import { pageHeaders, type PostedForm, type PublicData, type SessionHint } from '@vela/contracts';
import { createRequestHandler } from 'react-router';
import type { PagePart, WebBuild } from './web-build.ts';

type PageHeaders = readonly (readonly [string, string])[];

/** A page as it was rendered. `parts` belong into its body, where something else stands for them yet. */
export type RenderedPage = {
  readonly status: number;
  readonly headers: PageHeaders;
  readonly body: string;
  readonly parts: ReadonlyMap<string, PagePart>;
};

/** What a rendering is told: the browser's address and headers, and what only the server knows. */
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

function headersFor({ headers, nonce, session }: RenderOrder, origin: string): Headers {
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

function requestFor(order: RenderOrder, origin: string): Request {
  return new Request(`${origin}${order.url}`, {
    method: order.method,
    headers: headersFor(order, origin),
  });
}

/** Makes a function that renders pages of a build, or of the one that `build` gives at each call. */
export function pageRenderer(
  build: WebBuild | (() => Promise<WebBuild>),
  origin: string,
): PageRenderer {
  const latest = async () => (typeof build === 'function' ? build() : build);
  const handle = createRequestHandler(
    build,
    typeof build === 'function' ? 'development' : 'production',
  );
  return async (order) => {
    const web = (await latest()).entry.module;
    const context = web.createLoadContext(order.publicData, order.form);
    const response = await handle(requestFor(order, origin), context);
    return {
      status: response.status,
      headers: [...response.headers],
      body: await response.text(),
      parts: web.partsOf(context),
    };
  };
}
