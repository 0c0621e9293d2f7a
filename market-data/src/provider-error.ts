/** `unreachable`: no connection at all; `failing`: it answered with a fault of its own or broke off; `refused`: it does not serve us. */
export type ProviderErrorKind =
  | 'unreachable'
  | 'failing'
  | 'timeout'
  | 'rate-limited'
  | 'refused'
  | 'malformed'
  | 'not-found';

/** The outside failed. Thrown by vendor folders only, caught where a source turns it into a refusal. */
export class ProviderError extends Error {
  readonly kind: ProviderErrorKind;
  readonly vendor: string;
  /** Milliseconds the vendor asked us to wait, when it did. */
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
