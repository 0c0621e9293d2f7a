import type { Interval } from '@vela/engine';
import { ProviderError } from '../../provider-error.ts';
import { klinesSchema, refusalSchema } from './binance-schema.ts';
import type { Klines } from './binance-schema.ts';
import { vendorIntervals } from './klines-to-candles.ts';
import { readBoundedBody } from './read-bounded-body.ts';

export const vendor = 'binance';
export const klinesPerPage = 1000;

const requestTimeoutMs = 4000;
const maxBytes = 10 * 1024 * 1024;
const unknownSymbolCode = -1121;

export type KlinesRequest = {
  readonly symbol: string;
  readonly interval: Interval;
  readonly startTime: number;
};
export type KlinesPage = {
  readonly klines: Klines;
  /** The vendor's clock when it answered, when it said so. */
  readonly servedAt: number | undefined;
};

export type BinanceApi = {
  getKlines(request: KlinesRequest, deadline: AbortSignal): Promise<KlinesPage>;
  ping(deadline: AbortSignal): Promise<void>;
};

/** The vendor's public REST interface: no key, one request each, every failure a ProviderError. @see https://developers.binance.com/docs/binance-spot-api-docs/rest-api */
export function createBinanceApi(baseUrl: string): BinanceApi {
  const base = baseUrl.replace(/\/+$/, '');

  async function getKlines(
    { symbol, interval, startTime }: KlinesRequest,
    deadline: AbortSignal,
  ): Promise<KlinesPage> {
    const query = new URLSearchParams({
      symbol,
      interval: vendorIntervals[interval],
      startTime: String(startTime),
      limit: String(klinesPerPage),
    });
    const { text, servedAt } = await request(`${base}/api/v3/klines?${query.toString()}`, deadline);
    const parsed = klinesSchema.safeParse(parseJson(text));
    if (!parsed.success)
      throw new ProviderError('malformed', vendor, {
        detail: describeIssue(parsed.error.issues[0]),
      });
    return { klines: parsed.data, servedAt };
  }

  async function ping(deadline: AbortSignal): Promise<void> {
    await request(`${base}/api/v3/ping`, deadline);
  }

  return { getKlines, ping };
}

async function request(
  url: string,
  deadline: AbortSignal,
): Promise<{ text: string; servedAt: number | undefined }> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.any([deadline, AbortSignal.timeout(requestTimeoutMs)]),
      redirect: 'error',
      headers: { accept: 'application/json' },
    });
    const text = await readBoundedBody(response, { vendor, maxBytes });
    if (!response.ok) throw toStatusError(response, text);
    const servedAt = Date.parse(response.headers.get('date') ?? '');
    return { text, servedAt: Number.isNaN(servedAt) ? undefined : servedAt };
  } catch (error) {
    throw error instanceof ProviderError ? error : toNetworkError(error);
  }
}

function toStatusError(response: Response, text: string): ProviderError {
  const { status } = response;
  if (status === 429 || status === 418) {
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    const retryAfterMs = Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined;
    return new ProviderError('rate-limited', vendor, {
      detail: `status ${status}`,
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    });
  }
  const refusal = refusalSchema.safeParse(parseJson(text));
  if (refusal.success && refusal.data.code === unknownSymbolCode)
    return new ProviderError('not-found', vendor, { detail: refusal.data.msg.slice(0, 100) });
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

function toNetworkError(cause: unknown): ProviderError {
  if (cause instanceof Error && (cause.name === 'TimeoutError' || cause.name === 'AbortError'))
    return new ProviderError('timeout', vendor, { cause });
  const codes = findErrorCodes(cause);
  const isUnreachable = codes.some((code) => noConnectionCodes.has(code));
  return new ProviderError(isUnreachable ? 'unreachable' : 'failing', vendor, {
    cause,
    detail: codes.join(', ') || 'no complete answer',
  });
}

// fetch hides the reason in a chain of causes, and behind an AggregateError when a name has several addresses.
function findErrorCodes(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : [];
  const inner = error instanceof AggregateError ? error.errors.flatMap(findErrorCodes) : [];
  return [...new Set([...own, ...inner, ...findErrorCodes(error.cause)])];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function describeIssue(issue: { path: PropertyKey[]; message: string } | undefined): string {
  return issue === undefined || issue.path.length === 0
    ? 'the answer is not a list of klines'
    : `kline ${issue.path.map(String).join('.')}: ${issue.message}`;
}
