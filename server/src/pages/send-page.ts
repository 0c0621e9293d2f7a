import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../http/choose-encoding.ts';
import { isKnown } from '../http/entity-tag.ts';
import type { StoredPage } from './page-cache.ts';
import type { RenderedPage } from './render-page.ts';

const vary = 'accept-encoding, Accept-Language, Cookie, Sec-Fetch-Site';

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
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(200).send(page[encoding]);
}

/** Sends a page that was made for this request alone. */
export function sendOnce(reply: FastifyReply, page: RenderedPage): FastifyReply {
  describe(reply).code(page.status);
  for (const [name, value] of page.headers) reply.header(name, value);
  if (page.body === '') return reply.send();
  // A page in place of another route's error is answered outside the routes that can compress.
  if (typeof reply.compress !== 'function') return reply.send(page.body);
  reply.compress(page.body);
  return reply;
}
