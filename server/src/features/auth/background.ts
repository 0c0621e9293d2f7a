import type { FastifyBaseLogger } from 'fastify';

/** Runs tasks after the response, so that they neither delay it nor show in its timing. */
export type Background = {
  run(task: () => Promise<void>): void;
  /** Resolves when all started tasks have ended; awaited before the database is closed. */
  settled(): Promise<void>;
};

/** Starts each task in a later turn of the event loop; logs a failed task as an error. */
export function createBackground(log: Pick<FastifyBaseLogger, 'error'>): Background {
  const running = new Set<Promise<void>>();
  return {
    run: (task) => {
      const work = new Promise<void>((resolve) => setImmediate(resolve))
        .then(task)
        .catch((error: unknown) => log.error({ err: error }, 'a background task failed'))
        .finally(() => running.delete(work));
      running.add(work);
    },
    settled: async () => {
      await Promise.all(running);
    },
  };
}
