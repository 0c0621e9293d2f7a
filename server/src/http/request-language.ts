import { detectLanguage, isLanguage, languageKeys, type Language } from '@vela/contracts';
import type { FastifyRequest } from 'fastify';

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** Language of a request: the body's `language`, the `lng` query, the cookie, Accept-Language, English. */
export function languageOf(request: FastifyRequest): Language {
  const spoken = property(request.body, 'language');
  if (isLanguage(spoken)) return spoken;
  const query = property(request.query, languageKeys.query);
  return detectLanguage({
    query: isLanguage(query) ? query : undefined,
    cookie: request.cookies?.[languageKeys.cookie],
    acceptLanguage: request.headers['accept-language'],
  });
}
