import { and, eq, lte } from 'drizzle-orm';
import { Mutex } from 'async-mutex';
import pLimit from 'p-limit';
import type { FastifyBaseLogger } from 'fastify';
import { alerts } from '../../db/schema/alert.ts';
import { queueAlertMails, type AlertMailDeps } from './alert-mails.ts';
import { createDueChooser, listWaitedSeries, type WaitedSeries } from './due-series.ts';
import { evaluateSeries, type EvaluationDeps } from './evaluate-series.ts';

/** Evaluates alerts at the closes of their candles, until stopped. */
export type AlertRunner = {
  /** One round: expiry, all series that are due, mails. The number of new firings. */
  run(): Promise<number>;
  /** Evaluates one series at once, as when a stream tells that its candle closed. */
  runSeries(symbol: string, interval: string): Promise<number>;
  start(): void;
  stop(): Promise<void>;
};

type RunnerDeps = EvaluationDeps &
  AlertMailDeps & { readonly log: Pick<FastifyBaseLogger, 'warn'> };

const pollMs = 5_000;
const atOnce = 4;

/** The runner over all alerted series: one reading of each for all its alerts. */
export function createAlertRunner(deps: RunnerDeps): AlertRunner {
  const chooseDue = createDueChooser(deps.now);
  const lock = new Mutex();
  let timer: NodeJS.Timeout | undefined;

  const evaluate = async (row: WaitedSeries): Promise<number> =>
    evaluateSeries(deps, row).catch((error: unknown) => {
      deps.log.warn({ err: error, symbol: row.symbol }, 'alerts of a series were not evaluated');
      return 0;
    });
  const evaluateAll = async (rows: readonly WaitedSeries[]): Promise<number> => {
    const limit = pLimit(atOnce);
    const fired = await Promise.all(rows.map((row) => limit(() => evaluate(row))));
    return fired.reduce((sum, count) => sum + count, 0);
  };
  const expire = () =>
    deps.db
      .update(alerts)
      .set({ state: 'expired' })
      .where(and(eq(alerts.state, 'active'), lte(alerts.expiresAt, new Date(deps.now()))));

  const run = async (): Promise<number> => {
    const fired = await evaluateAll(chooseDue(await listWaitedSeries(deps.db)));
    await expire();
    await queueAlertMails(deps);
    return fired;
  };
  const runSoon = (): void => {
    if (lock.isLocked()) return;
    lock
      .runExclusive(run)
      .catch((error: unknown) => deps.log.warn({ err: error }, 'alerts were not evaluated'));
  };
  return {
    run: () => lock.runExclusive(run),
    runSeries: async (symbol, interval) => {
      const rows = await listWaitedSeries(deps.db);
      const fired = await evaluateAll(
        rows.filter((row) => row.symbol === symbol && row.interval === interval),
      );
      if (fired > 0) await queueAlertMails(deps);
      return fired;
    },
    start: () => {
      timer = setInterval(runSoon, pollMs).unref();
    },
    stop: async () => {
      clearInterval(timer);
      await lock.waitForUnlock();
    },
  };
}
