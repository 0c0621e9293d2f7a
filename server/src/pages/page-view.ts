import {
  detectLanguage,
  isLanguage,
  isTheme,
  type Language,
  languageKeys,
  languages,
  type SessionHint,
  type Theme,
  themeCookie,
} from '@vela/contracts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/** What a page's HTML depends on. */
export type PageView = {
  /** The path in lower case without a slash at the end: routes answer in any letter case. */
  readonly path: string;
  /** The URL to render; for a shared page it is normalised and not specific to one request. */
  readonly url: string;
  readonly language: Language;
  readonly theme: Theme;
  readonly session: SessionHint;
  /** A GET whose query is empty, one supported language, or not read. */
  readonly shareable: boolean;
  /** The language the address itself asks for with `?lng=`: a choice, which is remembered. */
  readonly askedLanguage: Language | undefined;
  /** Whether the router asks for a page's data alone, before it shows the page in place. */
  readonly isData: boolean;
};

const sharedQueries: ReadonlySet<string> = new Set([
  '',
  ...languages.map((language) => `?${languageKeys.query}=${language}`),
]);

/** Unescapes what means the same unescaped: one page, one address. @see RFC 3986, 6.2.2.2 */
function decodeUnreserved(path: string): string {
  return path.replace(/%(?:2[DE]|3\d|4[1-9A-F]|5[\dAF]|6[1-9A-F]|7[\dAE])/gi, (escape) =>
    decodeURIComponent(escape),
  );
}

/** Sites from which a browser sends SameSite=Strict cookies along. */
const ownNavigations = new Set(['none', 'same-origin', 'same-site']);

// The address of a mailed link holds a secret: never kept, and different every time.
const secretPath = /^\/reset-password\/./;

function getSessionHint(request: FastifyRequest, hasSession: boolean): SessionHint {
  if (hasSession) return 'unknown';
  const site = request.headers['sec-fetch-site'];
  return typeof site === 'string' && ownNavigations.has(site) ? 'absent' : 'unknown';
}

/** The query a shared page is rendered with; undefined where the query makes it another page. */
function findSharedSearch(
  search: string,
  asked: string | null,
  isIgnored: boolean,
): string | undefined {
  if (sharedQueries.has(search)) return search;
  if (!isIgnored) return undefined;
  return isLanguage(asked) ? `?${languageKeys.query}=${asked}` : '';
}

/** The path in its one spelling: what need not be escaped is not. */
function readAddress(url: string): URL {
  if (!url.startsWith('/')) throw new AppError('MALFORMED_REQUEST', 'the address is no path');
  const address = new URL(`http://page.invalid${url}`);
  address.pathname = decodeUnreserved(address.pathname);
  return address;
}

/** What a request is read with: names of session cookies, and the pages that read no query. */
export type ViewOptions = {
  readonly sessionCookies: readonly string[];
  readonly ignoresQuery?: (path: string) => boolean;
};

/** Reads the view out of a request. Throws MALFORMED_REQUEST for a target that is no path. */
export function readPageView(
  request: FastifyRequest,
  { sessionCookies, ignoresQuery = () => false }: ViewOptions,
): PageView {
  const { pathname, search, searchParams } = readAddress(request.url);
  const path = pathname.toLowerCase().replace(/(.)\/+$/, '$1');
  // Read here: a request that no route could be found for has not had its cookies read.
  const cookies = request.server.parseCookie(request.headers.cookie ?? '');
  const theme = cookies[themeCookie];
  const hasSession = sessionCookies.some((name) => cookies[name] !== undefined);
  const asked = searchParams.get(languageKeys.query);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const sharedSearch = findSharedSearch(search, asked, ignoresQuery(path));
  // Also for a member: of the session a page holds no more than that there may be one.
  const shareable = isRead && !secretPath.test(path) && sharedSearch !== undefined;
  return {
    path,
    url: shareable ? `${path}${sharedSearch}` : `${pathname}${search}`,
    language: detectLanguage({
      query: asked,
      cookie: cookies[languageKeys.cookie],
      acceptLanguage: request.headers['accept-language'],
    }),
    theme: isTheme(theme) ? theme : 'system',
    session: getSessionHint(request, hasSession),
    shareable,
    askedLanguage: isLanguage(asked) ? asked : undefined,
    isData: path.endsWith('.data'),
  };
}
