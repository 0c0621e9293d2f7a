import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';
import { maskText, maskUrl } from './mask-url.ts';

// The message of a failed query ends with its parameter values: addresses, hashes.
const queryValues = /\nparams: [\s\S]*?(?=\n {4}at |$)/g;

function removeQueryValues(text: string): string {
  return text.replace(queryValues, '\nparams: [redacted]');
}

type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [fact: string]: unknown;
};

/** Error as logged: type, message, stack and causes, without query values. */
function toLoggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  return {
    type: error.name,
    message: maskText(removeQueryValues(error.message)),
    stack: maskText(removeQueryValues(error.stack ?? '')),
    ...('code' in error ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: toLoggedError(error.cause) }),
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

/** JSON logger without bodies and headers; secrets are redacted by key. */
export function createLoggerOptions(
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
      err: toLoggedError,
      req: (request: FastifyRequest) => ({
        method: request.method,
        url: maskUrl(request.url),
        ip: request.ip,
      }),
    },
  };
}
