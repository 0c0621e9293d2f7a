import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

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

/** Refuses a body, query or parameter whose text the database cannot hold: a clear 400 instead of a fault deep inside. */
function checkBody(text: string, parsed: unknown): void {
  if (!suspiciousEscape.test(text)) return;
  const field = unstorableField(parsed, '');
  if (field !== undefined) throw new UnstorableTextError(field);
}

function checkAddress(request: FastifyRequest): void {
  if (!request.url.includes('%00')) return;
  throw new UnstorableTextError(unstorableField(request.query, '') ?? '');
}

/** Reads JSON bodies; an empty body is no body, whatever its content type says. Poisoned prototypes are refused. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text.trim() === '') {
      done(null, undefined);
      return;
    }
    // The default parser answers through its callback, at once.
    void parse(request, text, (error, parsed) => {
      if (error) {
        done(new AppError('MALFORMED_JSON', error.message, { cause: error }));
        return;
      }
      try {
        checkBody(text, parsed);
        done(null, parsed);
      } catch (fault) {
        done(fault instanceof Error ? fault : new Error('unreadable body'));
      }
    });
  });
  app.addHook('preValidation', async (request) => {
    checkAddress(request);
  });
}
