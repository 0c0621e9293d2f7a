import { and, eq, lte } from 'drizzle-orm';
import { Mutex } from 'async-mutex';
import { alerts } from '../../db/schema/alert.ts';
import { createAlertLineCache } from './alert-line-cache.ts';
import { queueAlertMails, type AlertMailDeps } from './alert-mails.ts';
import type { DeliveryQueue } from './delivery/delivery-queue.ts';
import { createDueChooser, listWaitedSeries } from './due-series.ts';
import { evaluateSeries, type EvaluationDeps } from './evaluate-series.ts';
import { fireReminders } from './reminders/fire-reminders.ts';
import { createRounds } from './gather-rounds.ts';

/** Evaluates alerts at the closes of their candles, until stopped. */
export type AlertRunner = {
  /** One round: all series that are due, expiry, reminders, mails. The number of new firings. */
  run(): Promise<number>;
  /**
   * Evaluates a series at once, as when a stream tells that its candle closed, with the others that
   * close at that moment. The number of new firings of all of them.
   */
  runSeries(symbol: string, interval: string): Promise<number>;
  start(): void;
  stop(): Promise<void>;
};

type RunnerDeps = EvaluationDeps &
  AlertMailDeps & { readonly deliveries: Pick<DeliveryQueue, 'deliverSoon'> };

const pollMs = 5_000;

/** The runner over all alerted series: one reading of each for all its alerts. */
export function createAlertRunner(given: RunnerDeps): AlertRunner {
  const deps = { ...given, lines: createAlertLineCache() };
  const chooseDue = createDueChooser(deps.now);
  const lock = new Mutex();
  let timer: NodeJS.Timeout | undefined;

  const expire = () =>
    deps.db
      .update(alerts)
      .set({ state: 'expired' })
      .where(and(eq(alerts.state, 'active'), lte(alerts.expiresAt, new Date(deps.now()))));

  const run = async (): Promise<number> => {
    const fired = await evaluateSeries(deps, chooseDue(await listWaitedSeries(deps.db)));
    await expire();
    const reminded = await fireReminders(deps);
    await queueAlertMails(deps);
    deps.deliveries.deliverSoon();
    return fired + reminded;
  };
  const runClosed = createRounds(async (keys) => {
    const rows = await listWaitedSeries(deps.db);
    const closed = rows.filter(({ symbol, interval }) => keys.has(`${symbol} ${interval}`));
    const fired = await evaluateSeries(deps, closed);
    if (fired === 0) return fired;
    deps.deliveries.deliverSoon();
    await queueAlertMails(deps);
    return fired;
  });
  const runSoon = (): void => {
    if (lock.isLocked()) return;
    lock
      .runExclusive(run)
      .catch((error: unknown) => deps.log.warn({ err: error }, 'alerts were not evaluated'));
  };
  return {
    run: () => lock.runExclusive(run),
    runSeries: (symbol, interval) => runClosed(`${symbol} ${interval}`),
    start: () => {
      timer = setInterval(runSoon, pollMs).unref();
    },
    stop: async () => {
      clearInterval(timer);
      await lock.waitForUnlock();
    },
  };
}
