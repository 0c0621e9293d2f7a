import { ProviderError } from '../provider-error.ts';

/** The vendor's own limit, with the delay it asks for; undefined for another answer. */
export function findRateLimit(
  vendor: string,
  { status, headers }: Response,
): ProviderError | undefined {
  if (status !== 429 && status !== 418) return undefined;
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return new ProviderError('rate-limited', vendor, {
    detail: `status ${status}`,
    ...(seconds >= 0 && Number.isFinite(seconds) ? { retryAfterMs: seconds * 1000 } : {}),
  });
}

/** What a status says of a request; undefined where it went well. */
export function findStatusError(
  vendor: string,
  { ok, status }: Response,
): ProviderError | undefined {
  if (ok) return undefined;
  return new ProviderError(status >= 500 ? 'failing' : 'refused', vendor, {
    detail: `status ${status}`,
  });
}

const noConnectionCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'EADDRNOTAVAIL',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** The failure of a request that had no complete answer. */
export function toNetworkError(vendor: string, cause: unknown): ProviderError {
  if (cause instanceof Error && (cause.name === 'TimeoutError' || cause.name === 'AbortError'))
    return new ProviderError('timeout', vendor, { cause });
  const codes = findErrorCodes(cause);
  const isUnreachable = codes.some((code) => noConnectionCodes.has(code));
  return new ProviderError(isUnreachable ? 'unreachable' : 'failing', vendor, {
    cause,
    detail: codes.join(', ') || 'no complete answer',
  });
}

// fetch nests the code in causes, and in an AggregateError for a host with several addresses.
function findErrorCodes(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : [];
  const inner = error instanceof AggregateError ? error.errors.flatMap(findErrorCodes) : [];
  return [...new Set([...own, ...inner, ...findErrorCodes(error.cause)])];
}
