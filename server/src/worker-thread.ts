import { Piscina } from 'piscina';

/** Worker file, and the name of the function in it that runs a task. */
export type ThreadWork = {
  readonly file: URL;
  readonly name: string;
  /** Heap of the thread in megabytes at most; beyond it the thread ends and its task fails. */
  readonly maxHeapMb?: number;
};

export type WorkerThread<Task, Result> = {
  /**
   * Resolves with the result; rejects when the task failed or the thread ended first. When `signal`
   * aborts, the thread is ended and replaced.
   */
  readonly run: (task: Task, options?: { readonly signal?: AbortSignal }) => Promise<Result>;
  readonly close: () => Promise<void>;
};

/** A worker thread that runs tasks one after another; started by the first task. */
export function createWorkerThread<Task, Result>({
  file,
  name,
  maxHeapMb = 320,
}: ThreadWork): WorkerThread<Task, Result> {
  let pool: Piscina<Task, Result> | undefined;

  function start(): Piscina<Task, Result> {
    // A thread that ended is replaced only up to `minThreads`: without one, waiting tasks would hang.
    const started = new Piscina<Task, Result>({
      minThreads: 1,
      maxThreads: 1,
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: 12 },
    });
    // An idle thread that failed has no task to reject; the next task has a new thread.
    started.on('error', () => undefined);
    return started;
  }

  return {
    run: (task, { signal } = {}) =>
      (pool ??= start()).run(task, { filename: file.href, name, signal: signal ?? null }),
    close: async () => {
      await pool?.destroy();
    },
  };
}
