import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { chooseEncoding } from './choose-encoding.ts';
import { isKnown } from './entity-tag.ts';

type CompressedBytes = { readonly gzip: Buffer; readonly br: Buffer };

/** JSON as it is sent; `compressed` is there once it has been made. */
export type EncodedJson = {
  readonly body: Buffer;
  readonly etag: string;
  readonly compressed?: CompressedBytes;
};

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);
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

/**
 * LRU cache of JSON, limited in bytes; `key` names all it depends on, `answer` may be async. The
 * second request of an answer has it compressed, off the thread; from then on it is sent so.
 */
export function createJsonCache(
  maxBytes: number,
): (key: string, answer: () => unknown) => Promise<EncodedJson> {
  const known = new LRUCache<string, EncodedJson>({
    maxSize: maxBytes,
    sizeCalculation: ({ body, compressed }, key) =>
      body.length +
      (compressed ? compressed.gzip.length + compressed.br.length : 0) +
      2 * key.length +
      256,
  });
  const compressing = new Set<string>();
  const addCompressed = async (key: string, encoded: EncodedJson): Promise<void> => {
    if (compressing.has(key) || encoded.body.length < minCompressedBytes) return;
    compressing.add(key);
    try {
      const compressed = await compress(encoded.body);
      if (known.peek(key) === encoded) known.set(key, { ...encoded, compressed });
    } catch {
      // It is sent as it is.
    } finally {
      compressing.delete(key);
    }
  };
  return async (key, answer) => {
    const found = known.get(key);
    if (found !== undefined) {
      if (found.compressed === undefined) void addCompressed(key, found);
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
  { body, etag, compressed }: EncodedJson,
): FastifyReply {
  reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] !== undefined && isKnown(etag, request))
    return reply.code(304).send();
  const encoding = compressed ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
  if (compressed === undefined || encoding === 'identity') return sendJson(reply, body);
  return sendJson(reply.header('content-encoding', encoding), compressed[encoding]);
}
