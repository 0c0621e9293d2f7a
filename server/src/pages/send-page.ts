import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../http/choose-encoding.ts';
import { isKnown } from '../http/entity-tag.ts';
import type { StoredPage } from './page-cache.ts';
import type { RenderedPage } from './render-page.ts';

const vary = 'accept-encoding, Accept-Language, Cookie, Sec-Fetch-Site';

function describe(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'private, no-cache').header('vary', vary);
}

const unzip = promisify(gunzip);

/**
 * Sends ready-made bytes, or nothing but 304 to a browser that has them. What takes no compressed
 * page, as few programs do, has it unpacked: the pages alone would take three times the memory.
 */
export function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
): FastifyReply | Promise<FastifyReply> {
  describe(reply).headers(page.headers).header('etag', page.etag);
  if (isKnown(page.etag, request)) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  reply.code(200);
  if (encoding === 'identity') return unzip(page.gzip).then((body) => reply.send(body));
  return reply.header('content-encoding', encoding).send(page[encoding]);
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
