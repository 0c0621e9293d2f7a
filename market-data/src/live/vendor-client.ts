import { createColumns, type RawCandles } from '../candles/raw-candles.ts';
import { ProviderError } from '../provider-error.ts';
import { findRateLimit, findStatusError, toNetworkError } from './http-errors.ts';
import type { CandlesRequest, LiveVendor } from './live-vendor.ts';
import { readBoundedBody } from './read-bounded-body.ts';

const requestTimeoutMs = 4000;
const maxBytes = 10 * 1024 * 1024;

export type CandlesPage = {
  readonly candles: RawCandles;
  /** The vendor clock (date header, UTC ms), when sent. */
  readonly servedAt: number | undefined;
};

export type VendorClient = {
  getCandles(request: CandlesRequest, deadline: AbortSignal): Promise<CandlesPage>;
  ping(deadline: AbortSignal): Promise<void>;
  /** When the vendor last answered as it should (UTC ms). */
  getLastAnswerAt(): number | undefined;
};

/** Where a vendor is asked, and with which key of the operator. */
export type VendorAccess = { readonly url: string; readonly key?: string | undefined };

/** HTTP client of a vendor; each method sends one request and throws ProviderError on failure. */
export function createVendorClient(vendor: LiveVendor, { url, key }: VendorAccess): VendorClient {
  const base = url.replace(/\/+$/, '');
  const keyHeaders = key === undefined ? {} : (vendor.toKeyHeaders?.(key) ?? {});
  let lastAnswerAt: number | undefined;
  const ask = async (path: string, deadline: AbortSignal, page?: CandlesRequest) => {
    const address = { url: base + addKey(path, vendor, key), headers: keyHeaders, page };
    const answer = await getAnswer(vendor, address, deadline);
    lastAnswerAt = Date.now();
    return answer;
  };
  return {
    async getCandles(request, deadline) {
      const path = vendor.toCandlesPath(request);
      const { answer, servedAt, isEmpty } = await ask(path, deadline, request);
      if (isEmpty) return { candles: createColumns(0, () => new Float64Array(0)), servedAt };
      const parsed = vendor.candlesSchema.safeParse(answer);
      if (!parsed.success)
        throw new ProviderError('malformed', vendor.id, {
          detail: describeIssue(parsed.error.issues[0]),
        });
      return { candles: parsed.data, servedAt };
    },
    async ping(deadline) {
      await ask(vendor.pingPath, deadline);
    },
    getLastAnswerAt: () => lastAnswerAt,
  };
}

function addKey(path: string, { keyParameter }: LiveVendor, key: string | undefined): string {
  if (keyParameter === undefined || key === undefined) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${keyParameter}=${encodeURIComponent(key)}`;
}

type Asked = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The page of candles that is asked for; undefined for a ping. */
  readonly page: CandlesRequest | undefined;
};
type Answered = { answer: unknown; servedAt: number | undefined; isEmpty: boolean };

async function getAnswer(
  vendor: LiveVendor,
  { url, headers, page }: Asked,
  deadline: AbortSignal,
): Promise<Answered> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.any([deadline, AbortSignal.timeout(requestTimeoutMs)]),
      redirect: 'error',
      headers: { accept: 'application/json, text/*, */*;q=0.1', 'user-agent': 'Vela', ...headers },
    });
    const text = await readBoundedBody(response, { vendor: vendor.id, maxBytes });
    const date = Date.parse(response.headers.get('date') ?? '');
    const servedAt = Number.isNaN(date) ? undefined : date;
    if (response.status === vendor.emptyStatus)
      return { answer: undefined, servedAt, isEmpty: true };
    const answer =
      page === undefined ? parseJson(text) : (vendor.readAnswer?.(text, page) ?? parseJson(text));
    const error = findError(vendor, response, answer);
    if (error !== undefined) throw error;
    return { answer, servedAt, isEmpty: false };
  } catch (error) {
    throw error instanceof ProviderError ? error : toNetworkError(vendor.id, error);
  }
}

function findError(
  vendor: LiveVendor,
  response: Response,
  answer: unknown,
): ProviderError | undefined {
  const limited = findRateLimit(vendor.id, response);
  if (limited !== undefined) return limited;
  const known = vendor.findError(answer);
  if (known !== undefined)
    return new ProviderError(known.kind, vendor.id, { detail: known.detail.slice(0, 100) });
  return findStatusError(vendor.id, response);
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
    ? 'the answer is not a list of candles'
    : `candle ${issue.path.map(String).join('.')}: ${issue.message}`;
}
