import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';

export type EncodedJson = { readonly body: Buffer; readonly etag: string };

/** LRU cache of JSON, limited in bytes; `key` names all it depends on, `answer` may be async. */
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

/** Sends JSON without response serialization: it is large and was built to its schema. */
export function sendJson(reply: FastifyReply, json: string | Buffer): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json);
}

/** Sends encoded JSON, or 304 when `known` (If-None-Match) contains its tag. */
export function sendEncoded(
  reply: FastifyReply,
  { body, etag }: EncodedJson,
  known: string | undefined,
): FastifyReply {
  reply.header('etag', etag).header('cache-control', 'no-cache');
  if (known?.split(/\s*,\s*/).includes(etag) === true) return reply.code(304).send();
  return sendJson(reply, body);
}
