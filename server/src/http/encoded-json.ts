import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';

/** JSON as the bytes that are sent, and the tag of exactly these. */
export type EncodedJson = { readonly body: Buffer; readonly etag: string };

/** Remembers encoded answers within so many bytes; beyond it those that were not asked for the longest are forgotten. `key` names everything the answer depends on; the answer may be a promise. */
export function createJsonCache(
  maxBytes: number,
): (key: string, answer: () => unknown) => Promise<EncodedJson> {
  const known = new LRUCache<string, EncodedJson>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length,
  });
  return async (key, answer) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const etag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 27)}"`;
    const encoded = { body: Buffer.from(JSON.stringify(await answer())), etag };
    known.set(key, encoded);
    return encoded;
  };
}

/** Sends what was encoded, or 304 to who has it; `known` is the If-None-Match of the request. */
export function sendEncoded(
  reply: FastifyReply,
  { body, etag }: EncodedJson,
  known: string | undefined,
): FastifyReply {
  reply.header('etag', etag).header('cache-control', 'no-cache');
  if (known?.split(/\s*,\s*/).includes(etag) === true) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}
