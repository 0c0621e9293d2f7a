import { setFlagsFromString } from 'node:v8';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { AnswerPart } from '@vela/analyst';
import { Piscina } from 'piscina';
import type {
  AnalystTask,
  AnalystThreadSettings,
  AnalystWork,
  MessageFromThread,
  MessageToThread,
} from './analyst-task.ts';
import type { TaskData } from './task-data.ts';

/** Where a task gets its data, what takes the parts of its answer, and what ends it early. */
export type TaskHooks = {
  readonly data: TaskData;
  readonly take?: (part: AnswerPart) => void;
  readonly signal?: AbortSignal;
};

export type AnalystThreads = {
  /** Loads the modules of the threads before the first task. */
  start(): void;
  /** Runs one task; all parts of its answer are taken before this resolves. */
  run(work: AnalystWork, hooks: TaskHooks): Promise<unknown>;
  close(): Promise<void>;
};

/** Tasks of one thread that may wait for candles at the same time; they compute in turns. */
export const tasksPerThread = 4;

/**
 * 16 MB of young objects and another 16 to copy them to: an analysis makes 5 to 11 MB of them, which
 * would become old before it ends, and be marked with all that is.
 */
const maxYoungGenerationSizeMb = 48;

function startPool(settings: AnalystThreadSettings): Piscina<AnalystTask, unknown> {
  const { threads } = settings;
  // The size that the launcher gives to the main thread would go before those of threads.
  setFlagsFromString('--max-semi-space-size=0');
  const pool = new Piscina<AnalystTask, unknown>({
    filename: new URL('./analyst-worker.ts', import.meta.url).href,
    name: 'runAnalystTask',
    // A thread that ended is replaced only up to `minThreads`.
    minThreads: threads,
    maxThreads: threads,
    // The queue hands out the places of persons; one more is for what their tasks wait for.
    concurrentTasksPerWorker: tasksPerThread + 1,
    // A waiting thread must take messages about candles.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: 320, maxYoungGenerationSizeMb },
    workerData: settings,
  });
  // An idle thread that failed has no task to reject; the next task has a new thread.
  pool.on('error', () => undefined);
  return pool;
}

async function answerQuestion(
  port: MessagePort,
  { id, question }: Extract<MessageFromThread, { kind: 'question' }>,
  data: TaskData,
): Promise<void> {
  const post = (message: MessageToThread): void => port.postMessage(message);
  try {
    post({ kind: 'data', id, data: await data.answer(question) });
  } catch (error) {
    post({ kind: 'fault', id, message: error instanceof Error ? error.message : String(error) });
  }
}

/** Serves a task over its port; `ended` resolves when it says that nothing more comes. */
function servePort(port: MessagePort, { data, take, signal }: TaskHooks) {
  const ended = Promise.withResolvers<void>();
  port.on('message', (message: MessageFromThread) => {
    if (message.kind === 'part') take?.(message.part);
    else if (message.kind === 'end') ended.resolve();
    else void answerQuestion(port, message, data);
  });
  const stop = (): void => port.postMessage({ kind: 'stop' } satisfies MessageToThread);
  signal?.addEventListener('abort', stop, { once: true });
  const close = (): void => {
    signal?.removeEventListener('abort', stop);
    port.close();
  };
  return { ended: ended.promise, close };
}

/** Worker threads of the analyst; they start with `start` or the first task. */
export function createAnalystThreads(settings: AnalystThreadSettings): AnalystThreads {
  let pool: Piscina<AnalystTask, unknown> | undefined;
  return {
    start: () => {
      pool ??= startPool(settings);
    },
    async run(work, hooks) {
      const { port1, port2 } = new MessageChannel();
      const served = servePort(port1, hooks);
      try {
        pool ??= startPool(settings);
        const result: unknown = await pool.run({ work, port: port2 }, { transferList: [port2] });
        await served.ended;
        return result;
      } finally {
        served.close();
      }
    },
    async close() {
      await pool?.destroy();
    },
  };
}
