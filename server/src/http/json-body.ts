import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isApiUrl } from './security-headers.ts';

// PostgreSQL text has no U+0000, jsonb no lone surrogates; JSON has both as escapes only.
const suspiciousEscape = /\\u(?:0000|d[89a-f][0-9a-f]{2})/i;

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000');
}

function findUnstorableField(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const innerPath = path === '' ? key : `${path}.${key}`;
    const found = isStorable(key) ? findUnstorableField(inner, innerPath) : path;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Names the field that cannot be stored; the error handler translates it. */
export class UnstorableTextError extends Error {
  readonly field: string;

  constructor(field: string) {
    super(`the request holds characters that cannot be stored in ${field}`);
    this.name = 'UnstorableTextError';
    this.field = field;
  }
}

/** API only: pages handle such URLs themselves. */
function findUnstorableQueryField({ url, query }: FastifyRequest): string | undefined {
  return url.includes('%00') && isApiUrl(url) ? (findUnstorableField(query, '') ?? '') : undefined;
}

/** Parses JSON bodies only, an empty one as none of any type; rejects prototype poisoning. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const suspicious = new WeakSet<FastifyRequest>();
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text.trim() === '') {
      done(null, undefined);
      return;
    }
    if (suspiciousEscape.test(text)) suspicious.add(request);
    void parse(request, text, done);
  });
  // After parsing, so that the error can use the language in the body.
  app.addHook('preValidation', (request, _reply, done) => {
    const field = suspicious.has(request)
      ? findUnstorableField(request.body, '')
      : findUnstorableQueryField(request);
    done(field === undefined ? undefined : new UnstorableTextError(field));
  });
}
