import { Mutex } from 'async-mutex';
import type { AuthDeps } from '../auth-deps.ts';
import { eraseDueAccounts } from './account-deletion.ts';
import { eraseRestoredAccounts } from './erased-accounts.ts';
import { makeDueExports } from './export-job.ts';

/** Work about accounts that no request waits for. */
export type AccountJobs = {
  /** Looks for work at once; a failure is logged and tried again at the next turn. */
  runSoon(): void;
  start(): void;
  stop(): Promise<void>;
};

const pollMs = 30_000;

/** Makes exports and erases accounts, in this process one after another. */
export function createAccountJobs(
  deps: Pick<AuthDeps, 'config' | 'db' | 'now' | 'mails' | 'log'>,
): AccountJobs {
  let timer: NodeJS.Timeout | undefined;
  let hasLookedAtRestored = false;
  const lock = new Mutex();
  const run = (): Promise<void> =>
    lock.runExclusive(async () => {
      await makeDueExports(deps);
      const erased = await eraseDueAccounts(deps);
      // Last: what of a backup cannot be erased must not hold up what is due.
      const restored = hasLookedAtRestored ? 0 : await eraseRestoredAccounts(deps);
      hasLookedAtRestored = true;
      if (erased + restored > 0) deps.log.info({ erased, restored }, 'accounts were erased');
    });
  const runSoon = (): void => {
    run().catch((error: unknown) => deps.log.warn({ err: error }, 'work about accounts failed'));
  };
  return {
    runSoon,
    start: () => {
      timer = setInterval(runSoon, pollMs).unref();
    },
    stop: async () => {
      clearInterval(timer);
      await lock.waitForUnlock();
    },
  };
}
