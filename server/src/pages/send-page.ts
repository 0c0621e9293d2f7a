import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from './content-encoding.ts';
import { isKnown } from './entity-tag.ts';
import type { StoredPage } from './page-cache.ts';
import { gzipPieces, plainBytes } from './page-pieces.ts';
import type { FinishedPage } from './store-page.ts';

const vary = 'Accept-Encoding, Accept-Language, Cookie, Sec-Fetch-Site';

function describe(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'private, no-cache').header('vary', vary);
}

/** Sends ready-made bytes, or nothing but 304 to a browser that has them. */
export function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
): FastifyReply {
  describe(reply).headers(page.headers).header('etag', page.etag);
  if (isKnown(page.etag, request)) return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(200).send(page[encoding]);
}

/** Sends a page that was made for this request alone. */
export function sendOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  page: FinishedPage,
): FastifyReply {
  describe(reply).code(page.status);
  for (const [name, value] of page.headers) reply.header(name, value);
  if (page.pieces.length === 0) return reply.send();
  const encoding = acceptedEncoding(request.headers['accept-encoding'], ['gzip']);
  if (encoding === 'identity') return reply.send(plainBytes(page.pieces));
  return reply.header('content-encoding', encoding).send(gzipPieces(page.pieces));
}
