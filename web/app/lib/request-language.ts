import { detectLanguage, type Language, languageKeys } from '@vela/contracts';
import { readCookie } from './cookies.ts';

/** The language of a response: from the query, then the cookie, then Accept-Language. */
export function detectRequestLanguage(request: Request): Language {
  return detectLanguage({
    query: new URL(request.url).searchParams.get(languageKeys.query),
    cookie: readCookie(request.headers.get('cookie') ?? '', languageKeys.cookie),
    acceptLanguage: request.headers.get('accept-language'),
  });
}
