import { concatRows, type RawCandles } from '../candles/raw-candles.ts';
import { ProviderError } from '../provider-error.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import type { CandlesRequest, LiveVendor } from './live-vendor.ts';
import type { RateBudget } from './rate-budget.ts';
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
  readonly spendBudget: RateBudget;
  readonly clock: () => number;
  readonly random: () => number;
};

/**
 * All candles from `startTime` to now, page by page, in one deadline; a new history (`isNew`) may
 * take more pages and longer, an update ends before now after its last page. Throws ProviderError.
 */
export async function getHistory(
  { vendor, client, breaker, spendBudget, clock, random }: HistoryDeps,
  { isNew, ...request }: CandlesRequest & { readonly isNew: boolean },
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
    const pageRequest = { ...request, startTime };
    const { candles, servedAt } = await retry(
      () => {
        spendBudget();
        return breaker.run(() => client.getCandles(pageRequest, signal));
      },
      { deadline, clock, random },
    );
    pages.push(candles);
    lastServedAt = servedAt;
    if (candles.length < vendor.candlesPerPage) return { candles: concatRows(pages), servedAt };
    const latest = candles.openTime.reduce((time, openTime) => Math.max(time, openTime), 0);
    if (latest < startTime)
      throw new ProviderError('malformed', vendor.id, { detail: 'a page ends before it begins' });
    startTime = latest + 1;
  }
  if (!isNew) return { candles: concatRows(pages), servedAt: lastServedAt };
  throw new ProviderError('malformed', vendor.id, { detail: `more than ${mostPages} pages` });
}
