import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';

/** Query parameters that would carry a secret or a person into the log. */
const secretInUrl =
  /([?&](?:token|code|email|state|password|access_token|apple_token|id_token|user_id|username)=)[^&#]*/gi;
// A mailed reset link carries its token in the path.
const secretInPath = /(\/reset-password\/)[^/?#]+/gi;

/** An address fit for the log: secrets in its query or path are replaced. */
function redactUrl(url: string): string {
  return url.replace(secretInUrl, '$1[redacted]').replace(secretInPath, '$1[redacted]');
}

// A failed query's message ends with the values it was given: addresses, hashes.
const queryValues = /\nparams: [\s\S]*?(?=\n {4}at |$)/g;

function withoutValues(text: string): string {
  return text.replace(queryValues, '\nparams: [redacted]');
}

type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [fact: string]: unknown;
};

/** An error fit for the log: type, message, stack and causes, without the values of a query. */
function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  return {
    type: error.name,
    message: withoutValues(error.message),
    stack: withoutValues(error.stack ?? ''),
    ...('code' in error ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  };
}

const secretKeys = [
  'authorization',
  'cookie',
  'password',
  'code_entered',
  'token',
  'access_token',
  'refresh_token',
  'secret',
];

/** Structured logs, one JSON line each; bodies and headers are never logged, and secrets that slip in by name are redacted. */
export function requestLog(
  config: Config,
  stream?: { write(line: string): void },
): FastifyServerOptions['logger'] {
  return {
    level: config.logLevel,
    ...(stream === undefined ? {} : { stream }),
    redact: {
      paths: secretKeys.flatMap((key) => [key, `*.${key}`, `*["set-${key}"]`]),
      censor: '[redacted]',
    },
    serializers: {
      err: loggedError,
      req: (request: FastifyRequest) => ({
        method: request.method,
        url: redactUrl(request.url),
        ip: request.ip,
      }),
    },
  };
}
