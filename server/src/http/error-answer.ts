import {
  errorMessage,
  seriesFaultMessage,
  type ErrorBody,
  type ErrorCode,
  type FieldError,
  type Language,
  tooManyRequestsMessage,
} from '@vela/contracts';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyServerOptions,
} from 'fastify';
import type { Config } from '../config.ts';
import { isDatabaseAway } from '../db/database-away.ts';
import { AppError, statusOf } from '../errors.ts';
import { fieldError, fieldErrors } from './field-faults.ts';
import { UnstorableTextError } from './json-body.ts';
import { languageOf } from './request-language.ts';
import { apiHeaders, pageHeaders } from './security-headers.ts';
import { RequestValidationError } from './zod-validation.ts';

const codeOfFastify: Readonly<Record<string, ErrorCode>> = {
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

/** What a status means that comes without a code of ours: a file outside the served folders is forbidden, which is nobody's business. */
const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  403: 'NOT_FOUND',
  404: 'NOT_FOUND',
  408: 'REQUEST_TIMEOUT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
};

function codeIn(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

function invalid(fields: FieldError[], cause: Error): AppError {
  return new AppError('VALIDATION_FAILED', cause.message, { details: { fields }, cause });
}

function fromRequest(error: unknown, language: Language): AppError | undefined {
  if (error instanceof RequestValidationError) return invalid(fieldErrors(error, language), error);
  if (error instanceof UnstorableTextError)
    return invalid([fieldError(error.field, 'unreadable-text', language)], error);
  return undefined;
}

function fromFastify(error: unknown): AppError | undefined {
  if (!(error instanceof Error)) return undefined;
  const known = codeOfFastify[codeIn(error) ?? ''];
  if (known !== undefined) return new AppError(known, error.message, { cause: error });
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (typeof status !== 'number' || status < 400 || status >= 500) return undefined;
  const code =
    error instanceof SyntaxError ? 'MALFORMED_JSON' : (codeOfStatus[status] ?? 'MALFORMED_REQUEST');
  return new AppError(code, error.message, { cause: error });
}

function fromOutside(error: unknown): AppError {
  if (!isDatabaseAway(error))
    return new AppError('INTERNAL', 'an unexpected error', { cause: error });
  return new AppError('SERVICE_UNAVAILABLE', 'the database does not answer', {
    details: { retry_after: 5 },
    cause: error,
  });
}

/** What the user is told about any error: its own words when it is meant for him, otherwise nothing but "unexpected". */
export function toAppError(error: unknown, language: Language): AppError {
  if (error instanceof AppError) return error;
  return fromRequest(error, language) ?? fromFastify(error) ?? fromOutside(error);
}

/** An error in the words its reader is told, which name its faulty fields when it has any. */
export function messageOf(error: AppError, language: Language): string {
  const { fields, refusals } = error.details;
  const fieldWords = fields?.map(({ message }) => message).join(' ');
  if (fieldWords) return fieldWords;
  if (error.code === 'TOO_MANY_REQUESTS')
    return tooManyRequestsMessage(error.details.retry_after ?? 0, language);
  const fault = refusals?.find((refusal) => refusal.fault !== undefined)?.fault;
  // File, line and column: without them nobody can mend the file.
  return fault === undefined
    ? errorMessage(error.code, language)
    : `${errorMessage(error.code, language)} (${seriesFaultMessage(fault, language)})`;
}

/** The body of an error answer, in the request's language. */
export function errorBody(error: AppError, request: FastifyRequest): ErrorBody {
  const message = messageOf(error, languageOf(request));
  // Answers to two different accounts must be the same bytes, so only a failure of ours is named in the body; the header always names it.
  const failure = statusOf[error.code] >= 500 ? { request_id: request.id } : {};
  return { detail: { error_code: error.code, message, ...error.details, ...failure } };
}

/** Logs what an answer does not say: a failure of ours with its cause, a refusal with its reason. */
export function logError(error: AppError, log: Pick<FastifyBaseLogger, 'info' | 'error'>): void {
  const status = statusOf[error.code];
  const facts = { code: error.code, reason: error.message };
  if (status >= 500) log.error({ ...facts, err: error.cause ?? error }, 'request failed');
  else log.info(facts, 'request refused');
}

/** Tells persons in their browsers what programs are told in JSON. */
export type TellBrowsers = {
  /** Whether this request came from a browser that opened a page. */
  isFor(request: FastifyRequest): boolean;
  /** Answers with a page, whatever happens. */
  tell(error: AppError, request: FastifyRequest, reply: FastifyReply): Promise<void>;
};

type SendError = (thrown: unknown, request: FastifyRequest, reply: FastifyReply) => Promise<void>;

function errorSender(browsers?: TellBrowsers): SendError {
  return async (thrown, request, reply) => {
    const error = toAppError(thrown, languageOf(request));
    logError(error, request.log);
    if (error.details.retry_after !== undefined)
      reply.header('retry-after', String(error.details.retry_after));
    if (error.code === 'UNAUTHENTICATED') reply.header('www-authenticate', 'Bearer');
    if (browsers?.isFor(request) === true) return browsers.tell(error, request, reply);
    await reply
      .code(statusOf[error.code])
      .header('content-language', languageOf(request))
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(errorBody(error, request));
  };
}

/** Answers what is refused before a route is found, such as an address that cannot be decoded, as every other error is answered. */
export function answerFrameworkErrors(
  config: Config,
  browsers?: TellBrowsers,
): NonNullable<FastifyServerOptions['frameworkErrors']> {
  const [ofApi, ofPages] = [apiHeaders(config), pageHeaders(config)];
  const sendError = errorSender(browsers);
  return (error, request, reply) => {
    const headers = browsers?.isFor(request) === true ? ofPages : ofApi;
    void sendError(error, request, reply.headers({ ...headers, 'x-request-id': request.id }));
  };
}

/** Makes every thrown error an `ErrorBody` in the request's language, or a page for a person; what nobody foresaw becomes INTERNAL, without its message or stack. */
export function answerErrors(app: FastifyInstance, browsers?: TellBrowsers): void {
  app.setErrorHandler(errorSender(browsers));
  // The framework's own handler would log the address with everything in its query.
  app.setNotFoundHandler(async () => {
    throw new AppError('NOT_FOUND', 'no such address');
  });
}
