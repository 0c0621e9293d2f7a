import { pageHeaders, type SessionHint } from '@vela/contracts';
import { createRequestHandler, type ServerBuild } from 'react-router';

export type RenderedPage = { readonly status: number; readonly headers: readonly (readonly [string, string])[]; readonly body: string };

/** What a rendering is told: the browser's address and headers, and what only the server knows. */
export type RenderOrder = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly nonce: string;
  readonly session: SessionHint;
};

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

/** Makes a function that renders pages of a build, whole: nothing is streamed, so that the nonce can be written in afterwards. */
export function pageRenderer(
  build: ServerBuild | (() => Promise<ServerBuild>),
  origin: string,
): (order: RenderOrder) => Promise<RenderedPage> {
  const handle = createRequestHandler(build, typeof build === 'function' ? 'development' : 'production');
  return async (order) => {
    const response = await handle(new Request(`${origin}${order.url}`, { headers: headersFor(order, origin) }));
    return { status: response.status, headers: [...response.headers], body: await response.text() };
  };
}
