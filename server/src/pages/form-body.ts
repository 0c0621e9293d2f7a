import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

const kibibyte = 1024;
const usualLimit = 64 * kibibyte;
// Every limit in bytes of the whole body: a file, the fields beside it and what multipart adds.
const limits: Readonly<Record<string, number>> = { '/career': 6 * kibibyte * kibibyte };
/** How much of a body that is too large is still read and dropped: a browser shows the answer only after it has sent its whole form. */
const readAnyway = 24 * kibibyte * kibibyte;

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

function limitOf(request: FastifyRequest): number {
  const path = (request.url.split('?')[0] ?? '').toLowerCase().replace(/(?:\.data)?\/*$/, '');
  return limits[path] ?? usualLimit;
}

async function readBody(request: FastifyRequest, payload: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const limit = limitOf(request);
  const announced = Number(request.headers['content-length'] ?? 0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (announced <= readAnyway) {
    for await (const chunk of payload) {
      size += chunk.length;
      if (size > readAnyway) break;
      if (size <= limit) chunks.push(chunk);
    }
  }
  if (Math.max(size, announced) > limit) throw new AppError('PAYLOAD_TOO_LARGE', `the form is larger than ${limit} bytes`);
  return Buffer.concat(chunks);
}

/** Lets this part of the app take the bodies of HTML forms, as the bytes they are, and no other bodies. */
export function readForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(formTypes, async (request: FastifyRequest, payload: AsyncIterable<Uint8Array>) => readBody(request, payload));
}
