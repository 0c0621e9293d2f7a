import type { ServerLog } from './logging/server-log.ts';

/** Resolves on a stop signal, on disconnect from the launcher, or on an uncaught exception. */
export function waitForStopRequest(log: ServerLog): Promise<void> {
  return new Promise((resolve) => {
    // Never removed: a second Ctrl-C must not interrupt the shutdown.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve());
    process.on('disconnect', () => resolve());
    process.on('unhandledRejection', (reason) => {
      log.error('unhandled promise rejection', reason);
    });
    process.on('uncaughtException', (error) => {
      log.error('uncaught exception', error);
      process.exitCode = 1;
      resolve();
    });
  });
}
