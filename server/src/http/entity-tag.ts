import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Names these bytes: weakly, because they are sent in several encodings. */
export function createWeakTag(bytes: string | Buffer): string {
  return `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
}

const removeWeakPrefix = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether a browser says that it has what the tag names. @see RFC 9110, 13.1.2 */
export function isKnown(tag: string, request: FastifyRequest): boolean {
  const known = (request.headers['if-none-match'] ?? '').split(',').map(removeWeakPrefix);
  return known.includes('*') || known.includes(removeWeakPrefix(tag));
}
