import { durationMs, periodStartOf } from '@vela/engine';
import type { Interval } from '@vela/engine';
import { ProviderError } from '../../provider-error.ts';
import { klinesPerPage, vendor } from './binance-api.ts';
import type { BinanceApi, KlinesPage } from './binance-api.ts';
import type { Klines } from './binance-schema.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { retry } from './retry.ts';

/** Candles of a first fetch: the largest analysis (5,000) with room before it. */
export const historyCandles = 6000;
export const maxPages = 10;

const totalDeadlineMs = 8000;
const monthMs = 31 * 86_400_000;

export type KlineHistory = { readonly klines: Klines; readonly servedAt: number | undefined };
export type HistoryDeps = {
  readonly api: BinanceApi;
  readonly breaker: CircuitBreaker;
  readonly clock: () => number;
  readonly random: () => number;
};
export type HistoryRequest = {
  readonly symbol: string;
  readonly interval: Interval;
  readonly startTime: number;
};

export function findHistoryStart(interval: Interval, now: number): number {
  const duration = durationMs[interval] ?? monthMs;
  return Math.max(0, periodStartOf(now - historyCandles * duration, interval));
}

/** How many candles an interval can have between two times. */
export function countCandlesBetween(interval: Interval, from: number, to: number): number {
  return Math.ceil((to - from) / (durationMs[interval] ?? monthMs));
}

/** All klines from `startTime` to now, page by page, within one total deadline. Throws ProviderError; what was fetched before a failure is dropped. */
export async function getKlineHistory(
  deps: HistoryDeps,
  { symbol, interval, startTime }: HistoryRequest,
): Promise<KlineHistory> {
  const { api, breaker, clock, random } = deps;
  const deadline = clock() + totalDeadlineMs;
  const signal = AbortSignal.timeout(totalDeadlineMs);
  const klines: Klines = [];
  let from = startTime;
  for (let page = 0; page < maxPages; page++) {
    const remembered = breaker.openBecause();
    if (remembered !== undefined) throw remembered;
    const request = { symbol, interval, startTime: from };
    const answer: KlinesPage = await retry(
      () => breaker.run(() => api.getKlines(request, signal)),
      { deadline, clock, random },
    );
    klines.push(...answer.klines);
    if (answer.klines.length < klinesPerPage) return { klines, servedAt: answer.servedAt };
    const latest = answer.klines.reduce((time, kline) => Math.max(time, kline[0]), 0);
    if (latest < from)
      throw new ProviderError('malformed', vendor, { detail: 'a page ends before it begins' });
    from = latest + 1;
  }
  throw new ProviderError('malformed', vendor, { detail: `more than ${maxPages} pages` });
}
