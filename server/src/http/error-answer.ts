import {
  getErrorMessage,
  formatSeriesFaultMessage,
  type ErrorBody,
  type ErrorCode,
  type FieldError,
  type Language,
  formatTooManyRequestsMessage,
} from '@vela/contracts';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyServerOptions,
} from 'fastify';
import type { Config } from '../config.ts';
import { isDatabaseUnavailable } from '../db/database-unavailable.ts';
import { AppError, statusByErrorCode } from '../errors.ts';
import type { SecurityLog } from '../logging/security-log.ts';
import { recordRefusal } from './record-refusal.ts';
import { createLineBudget } from '../logging/line-budget.ts';
import { createFieldError, toFieldErrors } from './field-faults.ts';
import { UnstorableTextError } from './json-body.ts';
import { detectRequestLanguage } from './request-language.ts';
import { getApiHeaders, getPageHeaders } from './security-headers.ts';
import { RequestValidationError } from './zod-validation.ts';

const errorCodeByFastifyCode: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_EMPTY_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED_JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_JSON',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_JSON',
  FST_ERR_HANDLER_TIMEOUT: 'SERVICE_BUSY',
  FST_ERR_NOT_FOUND: 'NOT_FOUND',
  FST_ERR_BAD_URL: 'MALFORMED_REQUEST',
  FST_ERR_MAX_PARAM_LENGTH: 'NOT_FOUND',
};

/** Code of a status without ours; 403 (file outside) becomes NOT_FOUND, to reveal nothing. */
const errorCodeByStatus: Readonly<Record<number, ErrorCode>> = {
  403: 'NOT_FOUND',
  404: 'NOT_FOUND',
  408: 'REQUEST_TIMEOUT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
};

function getNodeErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

function createValidationError(fields: FieldError[], cause: Error): AppError {
  return new AppError('VALIDATION_FAILED', cause.message, { details: { fields }, cause });
}

function convertRequestError(error: unknown, language: Language): AppError | undefined {
  if (error instanceof RequestValidationError)
    return createValidationError(toFieldErrors(error, language), error);
  if (error instanceof UnstorableTextError)
    return createValidationError(
      [createFieldError(error.field, 'unreadable-text', language)],
      error,
    );
  return undefined;
}

function convertFastifyError(error: unknown): AppError | undefined {
  if (!(error instanceof Error)) return undefined;
  const known = errorCodeByFastifyCode[getNodeErrorCode(error) ?? ''];
  if (known !== undefined) return new AppError(known, error.message, { cause: error });
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (typeof status !== 'number' || status < 400 || status >= 500) return undefined;
  const code =
    error instanceof SyntaxError
      ? 'MALFORMED_JSON'
      : (errorCodeByStatus[status] ?? 'MALFORMED_REQUEST');
  return new AppError(code, error.message, { cause: error });
}

function convertUnknownError(error: unknown): AppError {
  if (!isDatabaseUnavailable(error))
    return new AppError('INTERNAL', 'an unexpected error', { cause: error });
  return new AppError('SERVICE_UNAVAILABLE', 'the database does not answer', {
    details: { retry_after: 5 },
    cause: error,
  });
}

/** Converts any error to an AppError; unknown ones become INTERNAL or SERVICE_UNAVAILABLE. */
export function toAppError(error: unknown, language: Language): AppError {
  if (error instanceof AppError) return error;
  return (
    convertRequestError(error, language) ?? convertFastifyError(error) ?? convertUnknownError(error)
  );
}

/** User-visible message of an error; lists its faulty fields if it has any. */
export function formatErrorMessage(error: AppError, language: Language): string {
  const { fields, refusals } = error.details;
  const fieldWords = fields?.map(({ message }) => message).join(' ');
  if (fieldWords) return fieldWords;
  if (error.code === 'TOO_MANY_REQUESTS')
    return formatTooManyRequestsMessage(error.details.retry_after ?? 0, language);
  const fault = refusals?.find((refusal) => refusal.fault !== undefined)?.fault;
  // With file, line and column, so that the file can be fixed.
  return fault === undefined
    ? getErrorMessage(error.code, language)
    : `${getErrorMessage(error.code, language)} (${formatSeriesFaultMessage(fault, language)})`;
}

/** Body of an error response, in the language of the request. */
export function toErrorBody(error: AppError, request: FastifyRequest): ErrorBody {
  const message = formatErrorMessage(error, detectRequestLanguage(request));
  // Answers for two accounts must be identical: only 5xx bodies hold the id, headers always.
  const failure = statusByErrorCode[error.code] >= 500 ? { request_id: request.id } : {};
  return { detail: { error_code: error.code, message, ...error.details, ...failure } };
}

/** Logs what the response omits: the cause of a 5xx error, the reason of a 4xx error. */
export function logError(error: AppError, log: Pick<FastifyBaseLogger, 'info' | 'error'>): void {
  const status = statusByErrorCode[error.code];
  const facts = { code: error.code, reason: error.message };
  if (status >= 500) log.error({ ...facts, err: error.cause ?? error }, 'request failed');
  else log.info(facts, 'request refused');
}

/** Error pages for browsers, in place of JSON. */
export type BrowserErrorPages = {
  /** True for a page navigation of a browser. */
  isFor(request: FastifyRequest): boolean;
  /** Sends an error page; never throws. */
  tell(error: AppError, request: FastifyRequest, reply: FastifyReply): Promise<void>;
};

type SendError = (thrown: unknown, request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Refused requests logged in a second: a flood of them must not push older lines out. */
const refusalsPerSecond = 20;

type ErrorOutlets = {
  readonly browsers?: BrowserErrorPages | undefined;
  readonly securityLog?: Pick<SecurityLog, 'record'> | undefined;
};

function createErrorSender({ browsers, securityLog }: ErrorOutlets): SendError {
  const budget = createLineBudget(refusalsPerSecond);
  return async (thrown, request, reply) => {
    const error = toAppError(thrown, detectRequestLanguage(request));
    if (statusByErrorCode[error.code] >= 500 || budget.take()) logError(error, request.log);
    recordRefusal(securityLog, error, request);
    if (error.details.retry_after !== undefined)
      reply.header('retry-after', String(error.details.retry_after));
    if (error.code === 'UNAUTHENTICATED') reply.header('www-authenticate', 'Bearer');
    if (browsers?.isFor(request) === true) return browsers.tell(error, request, reply);
    await reply
      .code(statusByErrorCode[error.code])
      .header('content-language', detectRequestLanguage(request))
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(toErrorBody(error, request));
  };
}

/** Handler for errors before routing, such as an undecodable URL: same body as other errors. */
export function createFrameworkErrorHandler(
  config: Config,
  outlets: ErrorOutlets = {},
): NonNullable<FastifyServerOptions['frameworkErrors']> {
  const [ofApi, ofPages] = [getApiHeaders(config), getPageHeaders(config)];
  const sendError = createErrorSender(outlets);
  return (error, request, reply) => {
    const headers = outlets.browsers?.isFor(request) === true ? ofPages : ofApi;
    void sendError(error, request, reply.headers({ ...headers, 'x-request-id': request.id }));
  };
}

/** Errors become an `ErrorBody` or a page; unexpected ones INTERNAL without message or stack. */
export function setErrorHandlers(app: FastifyInstance, outlets: ErrorOutlets = {}): void {
  app.setErrorHandler(createErrorSender(outlets));
  // The framework's default handler would log the URL with its query.
  app.setNotFoundHandler(async () => {
    throw new AppError('NOT_FOUND', 'no such address');
  });
}
