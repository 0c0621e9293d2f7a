import type { FastifyReply, FastifyRequest } from 'fastify';
import { createWeakTag, isKnown } from '../http/entity-tag.ts';

type Cached = {
  readonly type: string;
  readonly body: string | Buffer;
  readonly etag?: string;
  readonly maxAgeSeconds: number;
};

/** Sends what is publicly cacheable, or 304. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body, etag = createWeakTag(body), maxAgeSeconds }: Cached,
): FastifyReply {
  reply.headers({
    etag,
    'cache-control': `public, max-age=${maxAgeSeconds}`,
    // @fastify/compress adds it only where it compresses.
    vary: 'accept-encoding',
  });
  return isKnown(etag, request) ? reply.code(304).send() : reply.type(type).send(body);
}
