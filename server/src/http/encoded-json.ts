import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { chooseEncoding } from './choose-encoding.ts';
import { isKnown } from './entity-tag.ts';

type CompressedBytes = { readonly gzip: Buffer; readonly br: Buffer };

/** JSON as it is sent: as it is, then compressed alone, which takes a third of the memory. */
export type EncodedJson = { readonly etag: string } & (
  | { readonly body: Buffer }
  | { readonly compressed: CompressedBytes }
);

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);
const unzip = promisify(gunzip);
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
/** Smaller bodies fit into one packet anyway. */
const minCompressedBytes = 1_024;

async function compress(body: Buffer): Promise<CompressedBytes> {
  const [zipped, brotli] = await Promise.all([
    toGzip(body, { level: 4 }),
    toBrotli(body, quickBrotli),
  ]);
  return { gzip: zipped, br: brotli };
}

/** The JSON as it is, for what takes no compressed bytes. */
export async function readBody(encoded: EncodedJson): Promise<Buffer> {
  return 'body' in encoded ? encoded.body : await unzip(encoded.compressed.gzip);
}

function measureBytes(encoded: EncodedJson, key: string): number {
  const bytes =
    'body' in encoded
      ? encoded.body.length
      : encoded.compressed.gzip.length + encoded.compressed.br.length;
  return bytes + 2 * key.length + 256;
}

/**
 * LRU cache of JSON, limited in bytes; `key` names all it depends on, `answer` may be async. The
 * second request of an answer has it compressed, off the thread; from then on it is sent so.
 */
export function createJsonCache(
  maxBytes: number,
): (key: string, answer: () => unknown) => Promise<EncodedJson> {
  const known = new LRUCache<string, EncodedJson>({
    maxSize: maxBytes,
    sizeCalculation: measureBytes,
  });
  const compressing = new Set<string>();
  const addCompressed = async (key: string, encoded: EncodedJson): Promise<void> => {
    if (!('body' in encoded)) return;
    const { body, etag } = encoded;
    if (compressing.has(key) || body.length < minCompressedBytes) return;
    compressing.add(key);
    try {
      const compressed = await compress(body);
      if (known.peek(key) === encoded) known.set(key, { etag, compressed });
    } catch {
      // It is sent as it is.
    } finally {
      compressing.delete(key);
    }
  };
  return async (key, answer) => {
    const found = known.get(key);
    if (found !== undefined) {
      void addCompressed(key, found);
      return found;
    }
    const etag = `W/"${createHash('sha256').update(key).digest('base64url').slice(0, 27)}"`;
    const encoded = { body: Buffer.from(JSON.stringify(await answer())), etag };
    known.set(key, encoded);
    return encoded;
  };
}

/** Sends JSON without response serialization: it is large and was built to its schema. */
export function sendJson(reply: FastifyReply, json: string | Buffer): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json);
}

/** Sends encoded JSON in an encoding the request accepts, or 304 to a browser that has it. */
export function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  encoded: EncodedJson,
): FastifyReply | Promise<FastifyReply> {
  const { etag } = encoded;
  reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] !== undefined && isKnown(etag, request))
    return reply.code(304).send();
  if ('body' in encoded) return sendJson(reply, encoded.body);
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return readBody(encoded).then((body) => sendJson(reply, body));
  return sendJson(reply.header('content-encoding', encoding), encoded.compressed[encoding]);
}
