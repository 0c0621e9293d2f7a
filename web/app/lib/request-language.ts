import { detectLanguage, type Language, languageKeys } from '@vela/contracts';
import { cookieValue } from './cookies.ts';

/** The language a request is answered in: its query, then the cookie, then what the browser prefers. */
export function languageOfRequest(request: Request): Language {
  return detectLanguage({
    query: new URL(request.url).searchParams.get(languageKeys.query),
    cookie: cookieValue(request.headers.get('cookie') ?? '', languageKeys.cookie),
    acceptLanguage: request.headers.get('accept-language'),
  });
}
