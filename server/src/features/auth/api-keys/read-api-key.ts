import type { FastifyRequest } from 'fastify';

/** By this, scanners of leaked secrets recognise a key. */
export const apiKeyPrefix = 'vela_key_';

/** The key in a request; undefined without one. A key in the query is none. */
export function readApiKey(request: FastifyRequest): string | undefined {
  const [, key] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return key?.startsWith(apiKeyPrefix) === true ? key : undefined;
}
