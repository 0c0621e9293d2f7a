import { concatRows, type RawCandles } from '../candles/raw-candles.ts';
import { ProviderError } from '../provider-error.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import type { CandlesRequest, LiveVendor } from './live-vendor.ts';
import { retry } from './retry.ts';
import { maxStartPages } from './series-anchor.ts';
import type { CandlesPage, VendorClient } from './vendor-client.ts';

/** Pages of one update: a longer hole is filled by several. */
const maxPages = 10;

const totalDeadlineMs = 8000;
const startDeadlineMs = 15_000;

export type HistoryDeps = {
  readonly vendor: LiveVendor;
  readonly client: VendorClient;
  readonly breaker: CircuitBreaker;
  readonly spendBudget: (forGuest?: boolean) => void;
  readonly clock: () => number;
  readonly random: () => number;
};

/** Shortest months: a page that is a span of time must not hold more candles than allowed. */
const shortMonthMs = 28 * 86_400_000;

/** What of a vendor's history is wanted, from `startTime` (UTC ms) to now. */
export type HistoryRequest = Omit<CandlesRequest, 'endTime'> & {
  readonly now: number;
  /** Length of a candle (ms); undefined for months. */
  readonly candleMs: number | undefined;
  /** A new history may take more pages and longer. */
  readonly isNew: boolean;
};

/**
 * All candles from `startTime` to now, page by page, in one deadline; an update ends before now
 * after its last page. Throws ProviderError.
 */
export async function getHistory(
  { vendor, client, breaker, spendBudget, clock, random }: HistoryDeps,
  { isNew, now, candleMs = shortMonthMs, ...request }: HistoryRequest,
): Promise<CandlesPage> {
  const deadlineMs = isNew ? startDeadlineMs : totalDeadlineMs;
  const mostPages = isNew ? maxStartPages : maxPages;
  const deadline = clock() + deadlineMs;
  const signal = AbortSignal.timeout(deadlineMs);
  const pages: RawCandles[] = [];
  let lastServedAt: number | undefined;
  let { startTime } = request;
  for (let page = 0; page < mostPages; page++) {
    const remembered = breaker.getOpenFailure();
    if (remembered !== undefined) throw remembered;
    const endTime = startTime + vendor.candlesPerPage * candleMs;
    const pageRequest = { ...request, startTime, endTime };
    const { candles, servedAt } = await retry(
      () => {
        spendBudget();
        return breaker.run(() => client.getCandles(pageRequest, signal));
      },
      { deadline, clock, random },
    );
    pages.push(candles);
    lastServedAt = servedAt;
    const isLast = vendor.pages === 'span' ? endTime > now : candles.length < vendor.candlesPerPage;
    if (isLast) return { candles: concatRows(pages), servedAt };
    startTime = vendor.pages === 'span' ? endTime : findPageEnd(vendor, candles, startTime) + 1;
  }
  if (!isNew) return { candles: concatRows(pages), servedAt: lastServedAt };
  throw new ProviderError('malformed', vendor.id, { detail: `more than ${mostPages} pages` });
}

/** Open time of the last candle of a page. Throws ProviderError where it is before the first asked. */
function findPageEnd({ id }: LiveVendor, { openTime }: RawCandles, startTime: number): number {
  const latest = openTime.reduce((time, each) => Math.max(time, each), 0);
  if (latest >= startTime) return latest;
  throw new ProviderError('malformed', id, { detail: 'a page ends before it begins' });
}
