import { detectLanguage, isLanguage, languageKeys, type Language } from '@vela/contracts';
import type { FastifyRequest } from 'fastify';

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** The `lng` of an address as it was sent: a checked query holds only what its route knows. */
export function languageInUrl(url: string): string | null {
  const queryAt = url.indexOf('?');
  return queryAt < 0 ? null : new URLSearchParams(url.slice(queryAt)).get(languageKeys.query);
}

/** Language of a request: the body's `language`, the `lng` query, the cookie, Accept-Language, English. */
export function languageOf(request: FastifyRequest): Language {
  const spoken = property(request.body, 'language');
  if (isLanguage(spoken)) return spoken;
  return detectLanguage({
    query: languageInUrl(request.raw.url ?? ''),
    // Read here, because a request that no route could be found for has not had its cookies read.
    cookie: request.server.parseCookie(request.headers.cookie ?? '')[languageKeys.cookie],
    acceptLanguage: request.headers['accept-language'],
  });
}
