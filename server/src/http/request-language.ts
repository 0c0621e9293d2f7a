import { detectLanguage, isLanguage, languageKeys, type Language } from '@vela/contracts';
import type { FastifyRequest } from 'fastify';

function getProperty(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** `lng` of the raw URL: a validated query contains only the parameters of its route. */
export function readUrlLanguage(url: string): string | null {
  const queryAt = url.indexOf('?');
  return queryAt < 0 ? null : new URLSearchParams(url.slice(queryAt)).get(languageKeys.query);
}

/** By the body's `language`, the `lng` query, the cookie, Accept-Language, else English. */
export function detectRequestLanguage(request: FastifyRequest): Language {
  const spoken = getProperty(request.body, 'language');
  if (isLanguage(spoken)) return spoken;
  return detectLanguage({
    query: readUrlLanguage(request.raw.url ?? ''),
    // Parsed here, because cookies are not parsed for a request without a route.
    cookie: request.server.parseCookie(request.headers.cookie ?? '')[languageKeys.cookie],
    acceptLanguage: request.headers['accept-language'],
  });
}
