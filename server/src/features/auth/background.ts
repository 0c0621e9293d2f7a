import type { FastifyBaseLogger } from 'fastify';

/** Work that must not hold up, or show in the time of, an answer. */
export type Background = {
  run(task: () => Promise<void>): void;
  /** Resolves when everything started has ended: awaited before the database is closed. */
  settled(): Promise<void>;
};

/** Starts each task after the current answer; a task that fails is logged as an error. */
export function createBackground(log: Pick<FastifyBaseLogger, 'error'>): Background {
  const running = new Set<Promise<void>>();
  return {
    run: (task) => {
      const work = new Promise<void>((resolve) => setImmediate(resolve))
        .then(task)
        .catch((error: unknown) => log.error({ err: error }, 'work after an answer failed'))
        .finally(() => running.delete(work));
      running.add(work);
    },
    settled: async () => {
      await Promise.all(running);
    },
  };
}
