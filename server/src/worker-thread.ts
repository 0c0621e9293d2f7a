import { Piscina } from 'piscina';
import type { WorkerSettings } from './worker-entry.ts';

/** Worker file, and the name of the function in it that runs a task. */
export type ThreadWork = {
  readonly file: URL;
  readonly name: string;
  /** How much it steps back behind requests: one of `threadPriority`. */
  readonly priority: number;
  /** Heap of the thread in megabytes at most; beyond it the thread ends and its task fails. */
  readonly maxHeapMb?: number;
  /** The thread ends when it had nothing to do for so long; its memory is free then. */
  readonly idleMs?: number;
};

export type WorkerThread<Task, Result> = {
  /**
   * Resolves with the result; rejects when the task failed or the thread ended first. When `signal`
   * aborts, the thread is ended and replaced.
   */
  readonly run: (task: Task, options?: { readonly signal?: AbortSignal }) => Promise<Result>;
  readonly close: () => Promise<void>;
};

const entry = new URL('./worker-entry.ts', import.meta.url).href;

/** A worker thread that runs tasks one after another; started by the first task. */
export function createWorkerThread<Task, Result>({
  file,
  name,
  priority,
  maxHeapMb = 320,
  idleMs = 30_000,
}: ThreadWork): WorkerThread<Task, Result> {
  let pool: Piscina<Task, Result> | undefined;
  let running = 0;
  let idle: NodeJS.Timeout | undefined;

  function start(): Piscina<Task, Result> {
    // A thread that ended is replaced only up to `minThreads`: without one, waiting tasks would hang.
    const started = new Piscina<Task, Result>({
      filename: entry,
      name: 'runTask',
      minThreads: 1,
      maxThreads: 1,
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: 12 },
      workerData: { file: file.href, name, priority } satisfies WorkerSettings,
    });
    // An idle thread that failed has no task to reject; the next task has a new thread.
    started.on('error', () => undefined);
    return started;
  }

  async function close(): Promise<void> {
    clearTimeout(idle);
    const ended = pool;
    pool = undefined;
    await ended?.destroy();
  }

  return {
    async run(task, { signal } = {}) {
      clearTimeout(idle);
      running += 1;
      try {
        return await (pool ??= start()).run(task, { signal: signal ?? null });
      } finally {
        running -= 1;
        if (running === 0) idle = setTimeout(() => void close(), idleMs).unref();
      }
    },
    close,
  };
}
