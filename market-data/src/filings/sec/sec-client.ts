import { createCircuitBreaker } from '../../live/circuit-breaker.ts';
import { findRateLimit, findStatusError, toNetworkError } from '../../live/http-errors.ts';
import { createRateBudget } from '../../live/rate-budget.ts';
import { readBoundedBody } from '../../live/read-bounded-body.ts';
import { retry } from '../../live/retry.ts';
import { ProviderError } from '../../provider-error.ts';
import type { Filer } from '../filers/filer.ts';
import { parseTickers } from '../filers/parse-tickers.ts';

const vendor = 'sec';
const requestTimeoutMs = 8000;
/** For an answer: a person waits. */
const answerTimeoutMs = 10_000;
/** The largest bodies of companyfacts have some 20 megabytes. */
const maxBytes = 48 * 1024 * 1024;
/** The SEC's rule of fair access. */
const rateLimit = { requests: 10, windowMs: 1000 } as const;

export type SecSettings = {
  /** Who asks, with an address: the SEC answers 403 without it. */
  readonly contact: string;
  /** Addresses of its two hosts. */
  readonly urls: { readonly site: string; readonly data: string };
  /** Monotonic, milliseconds. */
  readonly clock: () => number;
  /** Clients that share the limit of the SEC, each with its part; one by default. */
  readonly sharedBy?: number;
};

/** A body with its version, or that the version known is the newest. */
export type SecBody =
  | { readonly kind: 'body'; readonly text: string; readonly etag: string | undefined }
  | { readonly kind: 'unchanged' };

export type SecClient = {
  /** All tickers with their companies. Throws ProviderError. */
  getTickers(): Promise<readonly Filer[]>;
  /** A company's facts, unless `etag` is still the newest. Throws ProviderError. */
  getCompanyFacts(cik: number, etag: string | undefined): Promise<SecBody>;
};

function toFilers(text: string): readonly Filer[] {
  try {
    return parseTickers(text);
  } catch (cause) {
    throw new ProviderError('malformed', vendor, { cause, detail: 'the list of tickers' });
  }
}

/** HTTP client of the SEC: its limit, retries, and a circuit breaker for all requests. */
export function createSecClient({ contact, urls, clock, sharedBy = 1 }: SecSettings): SecClient {
  const requests = Math.max(1, Math.floor(rateLimit.requests / sharedBy));
  const takeRequest = createRateBudget(vendor, { ...rateLimit, requests }, clock);
  const breaker = createCircuitBreaker(clock);

  async function send(url: string, etag: string | undefined): Promise<SecBody> {
    takeRequest();
    try {
      const response = await fetch(url, {
        signal: AbortSignal.timeout(requestTimeoutMs),
        redirect: 'error',
        headers: {
          'user-agent': contact,
          accept: 'application/json',
          ...(etag === undefined ? {} : { 'if-none-match': etag }),
        },
      });
      if (response.status === 304) return { kind: 'unchanged' };
      const text = await readBoundedBody(response, { vendor, maxBytes });
      if (response.status === 404) throw new ProviderError('not-found', vendor);
      const error = findRateLimit(vendor, response) ?? findStatusError(vendor, response);
      if (error !== undefined) throw error;
      return { kind: 'body', text, etag: response.headers.get('etag') ?? undefined };
    } catch (error) {
      throw error instanceof ProviderError ? error : toNetworkError(vendor, error);
    }
  }

  const get = (url: string, etag?: string): Promise<SecBody> =>
    breaker.run(() =>
      retry(() => send(url, etag), {
        deadline: clock() + answerTimeoutMs,
        clock,
        random: Math.random,
      }),
    );

  return {
    async getTickers() {
      const answer = await get(`${urls.site}/files/company_tickers.json`);
      return toFilers(answer.kind === 'body' ? answer.text : '');
    },
    getCompanyFacts(cik, etag) {
      const padded = String(cik).padStart(10, '0');
      return get(`${urls.data}/api/xbrl/companyfacts/CIK${padded}.json`, etag);
    },
  };
}
