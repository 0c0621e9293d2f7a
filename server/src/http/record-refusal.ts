import type { ErrorCode } from '@vela/contracts';
import type { FastifyRequest } from 'fastify';
import type { AppError } from '../errors.ts';
import type { SecurityLog } from '../logging/security-log.ts';
import { maskUrl } from './mask-url.ts';

/** What is recorded for security: refusals of identity, rights, origin, form and number. */
const recordedCodes: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'UNAUTHENTICATED',
  'INVALID_CREDENTIALS',
  'EMAIL_NOT_VERIFIED',
  'ACCOUNT_DISABLED',
  'INVALID_CODE',
  'INVALID_TOKEN',
  'REFRESH_FAILED',
  'REFRESH_TOKEN_REUSED',
  'ORIGIN_REFUSED',
  'TOO_MANY_REQUESTS',
  'MALFORMED_REQUEST',
]);

/** Records a refusal that matters for security; the others are in the request log only. */
export function recordRefusal(
  securityLog: Pick<SecurityLog, 'record'> | undefined,
  error: AppError,
  request: FastifyRequest,
): void {
  if (!recordedCodes.has(error.code)) return;
  securityLog?.record(error.code, request.ip, {
    method: request.method,
    url: maskUrl(request.url),
    requestId: request.id,
    reason: error.message,
  });
}
