import { createAnswerRun, type AnswerIdentity, type AnswerRun } from './answer-run.ts';
import { viewAnswer, type AnswerView } from './answer-view.ts';

/** The answers that are being written at this moment, apart from the connections they are watched through. */
export type RunHub = {
  /** The running answer of a conversation. */
  find(conversationId: string): AnswerRun | undefined;
  /** How many answers are being written for a person. */
  countOf(userId: number): number;
  /** Begins an answer; it ends when `write` does, whoever is watching. */
  start(identity: AnswerIdentity, write: (run: AnswerRun) => Promise<void>): AnswerRun;
  /** Runs `work` while nothing else begins or ends in this conversation. */
  exclusively<Result>(conversationId: string, work: () => Promise<Result>): Promise<Result>;
  /** Asks the answer of a conversation to end, and waits until it has. False when none was running. */
  stop(conversationId: string): Promise<boolean>;
  view(run: AnswerRun, from: number): AnswerView['stream'];
  readonly isClosing: boolean;
  /** Sends every viewer away politely, lets answers finish for a moment, then ends them. */
  close(): Promise<void>;
};

/** How long answers may go on once the server is closing. */
const closingMs = 3_000;

function createTurns(): RunHub['exclusively'] {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work);
    const settled = turn.then(
      () => undefined,
      () => undefined,
    );
    last.set(key, settled);
    try {
      return await turn;
    } finally {
      if (last.get(key) === settled) last.delete(key);
    }
  };
}

export function createRunHub(): RunHub {
  const running = new Map<string, { readonly run: AnswerRun; readonly done: Promise<void> }>();
  const views = new Set<AnswerView>();
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
    countOf: (userId) => [...running.values()].filter(({ run }) => run.userId === userId).length,
    start(identity, write) {
      const run = createAnswerRun(identity);
      // Begins in a later turn of the event loop, after it is listed as running.
      const done = new Promise<void>((resolve) => setImmediate(resolve)).then(() =>
        writeUntilEnd(run, write),
      );
      running.set(identity.conversationId, { run, done });
      return run;
    },
    exclusively: createTurns(),
    async stop(conversationId) {
      const found = running.get(conversationId);
      found?.run.stop('stopped');
      await found?.done;
      return found !== undefined;
    },
    view(run, from) {
      const view = viewAnswer(run, from);
      views.add(view);
      view.stream.once('close', () => views.delete(view));
      if (isClosing) view.askToReconnect();
      return view.stream;
    },
    get isClosing() {
      return isClosing;
    },
    async close() {
      isClosing = true;
      for (const view of views) view.askToReconnect();
      const timer = setTimeout(() => {
        for (const { run } of running.values()) run.stop('shutdown');
      }, closingMs);
      await allDone();
      clearTimeout(timer);
    },
  };
}
