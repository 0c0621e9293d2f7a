import type { ServerLog } from './logging/server-log.ts';

/** Resolves when this process is asked to stop: by a signal, by the end of the launcher that started it, or by a fault nobody caught. */
export function onStopRequest(log: ServerLog): Promise<void> {
  return new Promise((resolve) => {
    // Kept for good: a second Ctrl-C must not cut the shutdown short.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve());
    process.on('disconnect', () => resolve());
    process.on('unhandledRejection', (reason) => {
      log.fault('a promise was rejected and nobody looked', reason);
    });
    process.on('uncaughtException', (error) => {
      log.fault('an error was thrown and nobody caught it', error);
      process.exitCode = 1;
      resolve();
    });
  });
}
