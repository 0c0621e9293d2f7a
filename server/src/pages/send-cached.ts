import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { acceptedEncoding, compressForKeeps } from './content-encoding.ts';
import { isKnown, weakTag } from './entity-tag.ts';

type Kept = { readonly type: string; readonly maxAgeSeconds: number };
type SentBytes = Kept & { readonly body: Buffer; readonly etag: string };
type SentText = Kept & { readonly body: string };

/** By the tag of the text. Texts change seldom, and they are few: the site map, the feeds, the rules for crawlers. */
const compressed = new LRUCache<string, ReturnType<typeof compressForKeeps>>({ max: 20 });

function compress(tag: string, text: string): ReturnType<typeof compressForKeeps> {
  const kept = compressed.get(tag);
  if (kept !== undefined) return kept;
  const made = compressForKeeps(Buffer.from(text));
  compressed.set(tag, made);
  return made;
}

/** Sends bytes that everybody may keep for a while, as they are; one who has them already is told so. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body, etag, maxAgeSeconds }: SentBytes,
): FastifyReply {
  reply.header('etag', etag).header('cache-control', `public, max-age=${maxAgeSeconds}`);
  return isKnown(etag, request) ? reply.code(304).send() : reply.type(type).send(body);
}

/** The same for a text, compressed for whoever takes it so. */
export async function sendCachedText(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body, maxAgeSeconds }: SentText,
): Promise<FastifyReply> {
  const etag = weakTag(body);
  const encoding = acceptedEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
  reply.header('vary', 'Accept-Encoding');
  if (encoding === 'identity' || isKnown(etag, request))
    return sendCached(request, reply, { type, body: Buffer.from(body), etag, maxAgeSeconds });
  const sent = (await compress(etag, body))[encoding];
  return sendCached(request, reply.header('content-encoding', encoding), {
    type,
    body: sent,
    etag,
    maxAgeSeconds,
  });
}
