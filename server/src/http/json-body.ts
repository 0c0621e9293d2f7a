import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isApiUrl } from './security-headers.ts';

// PostgreSQL's text cannot hold U+0000, and its jsonb refuses half of a surrogate pair: both arrive in JSON as escapes only.
const suspiciousEscape = /\\u(?:0000|d[89a-f][0-9a-f]{2})/i;

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000');
}

function unstorableField(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const innerPath = path === '' ? key : `${path}.${key}`;
    const found = isStorable(key) ? unstorableField(inner, innerPath) : path;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Says which field of a request cannot be stored; the error handler puts it into the user's language. */
export class UnstorableTextError extends Error {
  readonly field: string;

  constructor(field: string) {
    super(`the request holds characters that cannot be stored in ${field}`);
    this.name = 'UnstorableTextError';
    this.field = field;
  }
}

/** Reads JSON bodies and no others; an empty body is no body, whatever its content type says. Poisoned prototypes are refused. */
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
  // After parsing, so that the answer can be in the language the body asks for.
  app.addHook('preValidation', async (request) => {
    const field = suspicious.has(request) ? unstorableField(request.body, '') : undefined;
    if (field !== undefined) throw new UnstorableTextError(field);
    // Pages know what to do with an address that leads nowhere.
    if (isApiUrl(request.url) && request.url.includes('%00'))
      throw new UnstorableTextError(unstorableField(request.query, '') ?? '');
  });
}
