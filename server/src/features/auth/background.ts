import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** Runs tasks after the response, so that they neither delay it nor show in its timing. */
export type Background = {
  run(task: () => Promise<void>): void;
  /** Resolves when all given tasks have ended; awaited before the database is closed. */
  settled(): Promise<void>;
};

/** Pause before each task: those of one request must not slow down the next ones measurably. */
const pauseMs = 50;

/**
 * Runs tasks one after another with a pause before each; logs a failed task as an error. Once
 * `settled` was called they run without pauses.
 */
export function createBackground(log: Pick<FastifyBaseLogger, 'error'>): Background {
  const waiting: (() => Promise<void>)[] = [];
  const closing = new AbortController();
  let running: Promise<void> | undefined;
  const runAll = async (): Promise<void> => {
    for (;;) {
      await delay(pauseMs, undefined, { signal: closing.signal }).catch(() => {});
      const task = waiting.shift();
      if (task === undefined) break;
      await task().catch((error: unknown) => log.error({ err: error }, 'a background task failed'));
    }
    // In the same turn as the last look: a task that is given now starts another run.
    running = undefined;
  };
  return {
    run: (task) => {
      waiting.push(task);
      running ??= runAll();
    },
    settled: async () => {
      closing.abort();
      await running;
    },
  };
}
