import type { ErrorBody, ErrorCode, FieldError } from '@vela/contracts';

type Details = Omit<ErrorBody['detail'], 'error_code' | 'message' | 'request_id'> & {
  fields?: FieldError[];
};

/** An error for the user: text from the vocabulary by code; the message is for logs only. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(
    code: ErrorCode,
    messageForLogs: string,
    options: { details?: Details; cause?: unknown } = {},
  ) {
    super(messageForLogs, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = options.details ?? {};
  }
}

/** HTTP status by error code; complete by type. */
export const statusByErrorCode = {
  VALIDATION_FAILED: 400,
  MALFORMED_JSON: 400,
  MALFORMED_REQUEST: 400,
  PAYLOAD_TOO_LARGE: 413,
  HEADERS_TOO_LARGE: 431,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  EMAIL_NOT_VERIFIED: 403,
  REAUTH_REQUIRED: 403,
  PROOF_REQUIRED: 403,
  SECOND_FACTOR_REQUIRED: 403,
  ACCOUNT_DISABLED: 403,
  INVALID_CODE: 400,
  INVALID_TOKEN: 400,
  REFRESH_FAILED: 401,
  REFRESH_TOKEN_REUSED: 401,
  ORIGIN_REFUSED: 403,
  PROVIDER_NOT_CONFIGURED: 503,
  PROVIDER_FAILED: 400,
  PROVIDER_UNAVAILABLE: 503,
  PROVIDER_EMAIL_UNVERIFIED: 403,
  PROVIDER_ACCOUNT_TAKEN: 409,
  SIGN_IN_TO_CONNECT: 409,
  LAST_SIGN_IN_WAY: 409,
  PASSKEY_FAILED: 400,
  SCOPE_MISSING: 403,
  TOO_MANY_REQUESTS: 429,
  CONVERSATION_BUSY: 409,
  MESSAGE_ID_TAKEN: 409,
  UNKNOWN_SYMBOL: 404,
  AMBIGUOUS_SYMBOL: 409,
  SYMBOL_NOT_COVERED: 422,
  ACCOUNT_NEEDED: 403,
  MODE_NOT_AVAILABLE: 422,
  MARKET_DATA_UNAVAILABLE: 503,
  SERIES_REFUSED: 422,
  NOT_ENOUGH_CANDLES: 422,
  CANDLES_CHANGED: 409,
  TOO_MANY_SAVED: 409,
  LINK_EXPIRED: 410,
  LINK_REVOKED: 410,
  FILE_REFUSED: 422,
  REQUEST_TIMEOUT: 408,
  SERVICE_BUSY: 503,
  SERVICE_UNAVAILABLE: 503,
  INTERNAL: 500,
} as const satisfies Record<ErrorCode, number>;
