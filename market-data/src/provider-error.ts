/** `unreachable`: no connection; `failing`: server error, bad answer; `refused`: by the vendor. */
export type ProviderErrorKind =
  | 'unreachable'
  | 'failing'
  | 'timeout'
  | 'rate-limited'
  | 'refused'
  | 'malformed'
  | 'not-found';

/** A vendor request failed. Thrown in vendor folders only; a source converts it into a refusal. */
export class ProviderError extends Error {
  readonly kind: ProviderErrorKind;
  readonly vendor: string;
  /** Retry delay in milliseconds requested by the vendor (Retry-After), if any. */
  readonly retryAfterMs: number | undefined;

  constructor(
    kind: ProviderErrorKind,
    vendor: string,
    options: { cause?: unknown; detail?: string; retryAfterMs?: number } = {},
  ) {
    super(`${vendor}: ${kind}${options.detail === undefined ? '' : ` (${options.detail})`}`, {
      cause: options.cause,
    });
    this.name = 'ProviderError';
    this.kind = kind;
    this.vendor = vendor;
    this.retryAfterMs = options.retryAfterMs;
  }
}
