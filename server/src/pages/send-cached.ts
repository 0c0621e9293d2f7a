import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Sent = { readonly type: string; readonly body: string | Buffer; readonly etag?: string; readonly maxAgeSeconds: number };

/** Sends what everybody may keep for a while; one who has it already is told so. */
export function sendCached(request: FastifyRequest, reply: FastifyReply, { type, body, etag, maxAgeSeconds }: Sent): FastifyReply {
  const tag = etag ?? `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  reply.header('etag', tag).header('cache-control', `public, max-age=${maxAgeSeconds}`);
  const known = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return known.includes(tag) || known.includes('*') ? reply.code(304).send() : reply.type(type).send(body);
}
