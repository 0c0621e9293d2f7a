import { negotiate } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Few browsers send many requests: their headers are parsed once. */
const known = new LRUCache<string, Encoding>({ max: 200 });
const longestKept = 200;

/** The encoding to answer in by an Accept-Encoding header. @see RFC 9110, 12.5.3 */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const found = known.get(accepted);
  if (found !== undefined) return found;
  const encoding = negotiate(accepted, ['br', 'gzip']);
  const chosen = encoding === 'br' || encoding === 'gzip' ? encoding : 'identity';
  if (accepted.length <= longestKept) known.set(accepted, chosen);
  return chosen;
}
