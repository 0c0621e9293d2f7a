import type { SourceRefusal } from './analysis.ts';

/** Stable codes of everything a caller can be told went wrong. Words are in the vocabulary, statuses in the server. */
export const errorCodes = [
  'VALIDATION_FAILED',
  'MALFORMED_JSON',
  'MALFORMED_REQUEST',
  'PAYLOAD_TOO_LARGE',
  'HEADERS_TOO_LARGE',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'UNSUPPORTED_MEDIA_TYPE',
  'UNAUTHENTICATED',
  'INVALID_CREDENTIALS',
  'EMAIL_NOT_VERIFIED',
  'ACCOUNT_DISABLED',
  'INVALID_CODE',
  'INVALID_TOKEN',
  'REFRESH_FAILED',
  'REFRESH_TOKEN_REUSED',
  'ORIGIN_REFUSED',
  'PROVIDER_NOT_CONFIGURED',
  'TOO_MANY_REQUESTS',
  'CONVERSATION_BUSY',
  'MESSAGE_ID_TAKEN',
  'UNKNOWN_SYMBOL',
  'AMBIGUOUS_SYMBOL',
  'SYMBOL_NOT_COVERED',
  'MODE_NOT_AVAILABLE',
  'MARKET_DATA_UNAVAILABLE',
  'SERIES_REFUSED',
  'NOT_ENOUGH_CANDLES',
  'FILE_REFUSED',
  'REQUEST_TIMEOUT',
  'SERVICE_BUSY',
  'SERVICE_UNAVAILABLE',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** One faulty field of a request, in the user's language. `field` is the name of the property as sent, dotted when nested. */
export type FieldError = { field: string; message: string };

/** Body of every error answer. The message is in the request's language and never holds a stack trace or a secret. */
export type ErrorBody = {
  detail: {
    error_code: ErrorCode;
    message: string;
    fields?: FieldError[];
    /** EMAIL_NOT_VERIFIED only. */
    email?: string;
    verification_sent?: boolean;
    /** UNKNOWN_SYMBOL: nearest symbols; AMBIGUOUS_SYMBOL: the candidates. */
    suggestions?: { symbol: string; name: string }[];
    /** SERIES_REFUSED and MARKET_DATA_UNAVAILABLE: why each source that was asked did not answer; file, line and column of a faulty file. */
    refusals?: SourceRefusal[];
    /** NOT_ENOUGH_CANDLES: how many an analysis needs, and how many there are. */
    needed?: number;
    got?: number;
    /** Seconds to wait, beside the Retry-After header. */
    retry_after?: number;
    request_id?: string;
  };
};
