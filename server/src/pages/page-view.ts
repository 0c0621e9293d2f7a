import { detectLanguage, isTheme, type Language, languageKeys, type SessionHint, type Theme, themeCookie } from '@vela/contracts';
import type { FastifyRequest } from 'fastify';

/** What a page's HTML depends on. */
export type PageView = {
  /** The path in lower case without a slash at the end: routes answer in any letter case. */
  readonly path: string;
  readonly language: Language;
  readonly theme: Theme;
  readonly session: SessionHint;
  /** Whether everybody with this view may be given the same HTML: a GET without a session and without a query but `lng`. */
  readonly shareable: boolean;
};

/** Sites from which a browser sends SameSite=Strict cookies along. */
const ownNavigations = new Set(['none', 'same-origin', 'same-site']);

function sessionHint(request: FastifyRequest, sessionCookies: readonly string[]): SessionHint {
  if (sessionCookies.some((name) => request.cookies[name] !== undefined)) return 'unknown';
  const site = request.headers['sec-fetch-site'];
  return typeof site === 'string' && ownNavigations.has(site) ? 'absent' : 'unknown';
}

/** Reads the view out of a request. */
export function pageView(request: FastifyRequest, sessionCookies: readonly string[]): PageView {
  const { pathname, searchParams } = new URL(`http://page.invalid${request.url}`);
  const theme = request.cookies[themeCookie];
  const hasSession = sessionCookies.some((name) => request.cookies[name] !== undefined);
  return {
    path: pathname.toLowerCase().replace(/(.)\/+$/, '$1'),
    language: detectLanguage({
      query: searchParams.get(languageKeys.query),
      cookie: request.cookies[languageKeys.cookie],
      acceptLanguage: request.headers['accept-language'],
    }),
    theme: isTheme(theme) ? theme : 'system',
    session: sessionHint(request, sessionCookies),
    shareable: request.method === 'GET' && !hasSession && [...searchParams.keys()].every((key) => key === languageKeys.query),
  };
}
