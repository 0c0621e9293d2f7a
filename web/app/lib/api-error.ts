import type { ErrorBody, ErrorCode, FieldError } from '@vela/contracts';

/** The server's error code and message in the user's language; NETWORK without a response. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'NETWORK';
  readonly status: number;
  readonly detail: Partial<ErrorBody['detail']>;

  constructor(
    code: ErrorCode | 'NETWORK',
    status: number,
    options: { detail?: Partial<ErrorBody['detail']>; cause?: unknown } = {},
  ) {
    super(options.detail?.message ?? '', { cause: options.cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.detail = options.detail ?? {};
  }

  get fields(): readonly FieldError[] {
    return this.detail.fields ?? [];
  }
}

/** The server's message of a failed call, in the user's language; `fallback` without one. */
export function getErrorMessage(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : fallback;
}

function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null || !('detail' in body)) return false;
  const { detail } = body;
  return (
    typeof detail === 'object' && detail !== null && 'error_code' in detail && 'message' in detail
  );
}

/** The error of a failed response; a foreign body (a proxy's page) is SERVICE_UNAVAILABLE. */
export async function toApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  if (isErrorBody(body))
    return new ApiError(body.detail.error_code, response.status, { detail: body.detail });
  return new ApiError('SERVICE_UNAVAILABLE', response.status);
}
