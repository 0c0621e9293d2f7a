import {
  detectLanguage,
  isLanguage,
  isTheme,
  type Language,
  languageKeys,
  type SessionHint,
  type Theme,
  themeCookie,
} from '@vela/contracts';
import type { FastifyRequest } from 'fastify';

/** What a page's HTML depends on. */
export type PageView = {
  /** The path in lower case without a slash at the end: routes answer in any letter case. */
  readonly path: string;
  readonly language: Language;
  readonly theme: Theme;
  readonly session: SessionHint;
  /** Whether everybody with this view may be given the same answer: a GET without a session and without a query but `lng`. */
  readonly shareable: boolean;
  /** The language the address itself asks for with `?lng=`: a choice, which is remembered. */
  readonly askedLanguage: Language | undefined;
  /** Whether the router asks for a page's data alone, before it shows the page in place. */
  readonly isData: boolean;
};

/** Sites from which a browser sends SameSite=Strict cookies along. */
const ownNavigations = new Set(['none', 'same-origin', 'same-site']);

// The address of a mailed link holds a secret; nothing of it is kept, and every such address is another one.
const secretPath = /^\/reset-password\/./;

function sessionHint(request: FastifyRequest, hasSession: boolean): SessionHint {
  if (hasSession) return 'unknown';
  const site = request.headers['sec-fetch-site'];
  return typeof site === 'string' && ownNavigations.has(site) ? 'absent' : 'unknown';
}

/** Reads the view out of a request. */
export function pageView(request: FastifyRequest, sessionCookies: readonly string[]): PageView {
  const { pathname, searchParams } = new URL(`http://page.invalid${request.url}`);
  const path = pathname.toLowerCase().replace(/(.)\/+$/, '$1');
  const theme = request.cookies[themeCookie];
  const hasSession = sessionCookies.some((name) => request.cookies[name] !== undefined);
  const asked = searchParams.get(languageKeys.query);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return {
    path,
    language: detectLanguage({
      query: asked,
      cookie: request.cookies[languageKeys.cookie],
      acceptLanguage: request.headers['accept-language'],
    }),
    theme: isTheme(theme) ? theme : 'system',
    session: sessionHint(request, hasSession),
    shareable: isRead && !hasSession && !secretPath.test(path) && [...searchParams.keys()].every((key) => key === languageKeys.query),
    askedLanguage: isLanguage(asked) ? asked : undefined,
    isData: path.endsWith('.data'),
  };
}
