import { Mutex } from 'async-mutex';
import { createAnswerRun, type AnswerIdentity, type AnswerRun } from './answer-run.ts';
import type { AnswerView } from './answer-view.ts';
import type { ViewLimits } from './view-limits.ts';
import { createViewRegistry, type ViewRegistry } from './view-registry.ts';

/** Registry of the running answers, independent of the connections that view them. */
export type RunHub = {
  find(conversationId: string): AnswerRun | undefined;
  countByUser(userId: number): number;
  /** Starts an answer; it ends when `write` settles, with or without viewers. */
  start(identity: AnswerIdentity, write: (run: AnswerRun) => Promise<void>): AnswerRun;
  /** Runs `work` under the lock of this conversation. */
  withLock<Result>(conversationId: string, work: () => Promise<Result>): Promise<Result>;
  /** Stops the running answer and waits for its end. Returns false when none was running. */
  stop(conversationId: string): Promise<boolean>;
  /** Throws TOO_MANY_REQUESTS when the person reads too many answers at once. */
  view(run: AnswerRun, from: number): AnswerView['stream'];
  /** The stored events of an ended answer, shared by all who read them at the time. */
  readonly replay: ViewRegistry['replay'];
  readonly isClosing: boolean;
  /** Asks all viewers to reconnect, waits `closingMs` for answers to finish, then aborts them. */
  close(): Promise<void>;
};

/** Time that answers may run on once the server is closing. */
const closingMs = 3_000;

function createKeyedLock(): RunHub['withLock'] {
  const locks = new Map<string, Mutex>();
  return async (key, work) => {
    const lock = locks.get(key) ?? new Mutex();
    locks.set(key, lock);
    try {
      return await lock.runExclusive(work);
    } finally {
      if (!lock.isLocked()) locks.delete(key);
    }
  };
}

export function createRunHub(limits?: ViewLimits): RunHub {
  const running = new Map<string, { readonly run: AnswerRun; readonly done: Promise<void> }>();
  const views = createViewRegistry(limits);
  let isClosing = false;
  const allDone = (): Promise<unknown> =>
    Promise.all([...running.values()].map(({ done }) => done));

  async function writeUntilEnd(
    run: AnswerRun,
    write: (run: AnswerRun) => Promise<void>,
  ): Promise<void> {
    try {
      await write(run);
    } finally {
      running.delete(run.conversationId);
      run.finish(false);
    }
  }

  return {
    find: (conversationId) => running.get(conversationId)?.run,
    countByUser: (userId) =>
      [...running.values()].filter(({ run }) => run.userId === userId).length,
    start(identity, write) {
      const run = createAnswerRun(identity);
      // Starts in a later turn of the event loop, after it is registered as running.
      const done = new Promise<void>((resolve) => setImmediate(resolve)).then(() =>
        writeUntilEnd(run, write),
      );
      running.set(identity.conversationId, { run, done });
      return run;
    },
    withLock: createKeyedLock(),
    async stop(conversationId) {
      const found = running.get(conversationId);
      found?.run.stop('stopped');
      await found?.done;
      return found !== undefined;
    },
    view(run, from) {
      const view = views.open(run, from);
      if (isClosing) view.askToReconnect();
      return view.stream;
    },
    replay: (identity, read) => views.replay(identity, read),
    get isClosing() {
      return isClosing;
    },
    async close() {
      isClosing = true;
      views.askAllToReconnect();
      const timer = setTimeout(() => {
        for (const { run } of running.values()) run.stop('shutdown');
      }, closingMs);
      await allDone();
      clearTimeout(timer);
    },
  };
}
