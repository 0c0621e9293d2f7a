import type { ErrorBody, ErrorCode, FieldError } from '@vela/contracts';

/** What went wrong with a call: the server's code, or NETWORK when no answer came. `message` is the server's, in the user's language. */
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

function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null || !('detail' in body)) return false;
  const { detail } = body;
  return (
    typeof detail === 'object' && detail !== null && 'error_code' in detail && 'message' in detail
  );
}

/** Reads the error out of an answer that is not ok. An answer that is not ours (a proxy's page) becomes SERVICE_UNAVAILABLE. */
export async function toApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  if (isErrorBody(body))
    return new ApiError(body.detail.error_code, response.status, { detail: body.detail });
  return new ApiError('SERVICE_UNAVAILABLE', response.status);
}
