import {
  builtInNarrator,
  createPeerMemo,
  type AnswerPart,
  type BaseRateSource,
  type EventSource,
  type Question,
} from '@vela/analyst';
import type { CorporateActions, MarketData } from '@vela/market-data';
import type { Analyst } from '../analyst.ts';
import type { AnalystThreadSettings, AnalystWork, PeerAnswer } from './analyst-task.ts';
import { createAnalystThreads, tasksPerThread, type TaskHooks } from './analyst-threads.ts';
import { createFairQueue, type FairQueue } from './fair-queue.ts';
import { createPartStream } from './part-stream.ts';
import { backgroundOwner } from './queue-owner.ts';
import { createSeriesSharing } from './share-series.ts';
import { createTextMaker } from './text-maker.ts';
import { createTaskData, type TaskData } from './task-data.ts';

type Deps = {
  readonly marketData: MarketData;
  readonly baseRates: BaseRateSource;
  readonly corporateActions: CorporateActions;
  readonly events: EventSource;
  readonly settings: AnalystThreadSettings;
};

export type ThreadedAnalyst = Analyst & {
  readonly queue: Pick<FairQueue, 'length'>;
  /** Starts the threads before the first task. */
  start(): void;
  close(): Promise<void>;
};

const maxWaiting = 400;
/** Tasks of one account or address: running, and waiting for a turn. */
const perOwner = { running: 2, waiting: 8 } as const;

/** The parts of an answer as a thread makes them; the task ends when the reader leaves. */
async function* readAnswer(run: (hooks: Omit<TaskHooks, 'data'>) => Promise<unknown>) {
  const leaving = new AbortController();
  const parts = createPartStream<AnswerPart>();
  run({ take: parts.push, signal: leaving.signal }).then(parts.end, parts.fail);
  try {
    yield* parts.read();
  } finally {
    leaving.abort();
  }
}

/** The built-in analyst on worker threads, with fair turns for its callers. */
export function createThreadedAnalyst({ settings, ...sources }: Deps): ThreadedAnalyst {
  const share = createSeriesSharing();
  const threads = createAnalystThreads(settings);
  const queue = createFairQueue({
    maxRunning: settings.threads * tasksPerThread,
    maxRunningPerOwner: perOwner.running,
    maxWaiting,
    maxWaitingPerOwner: perOwner.waiting,
  });
  // Not in the queue: the tasks that wait for it have their turns already.
  const readPeer = createPeerMemo(async (symbol, knownOn) => {
    const read = await threads.run({ kind: 'read-peer', symbol, knownOn }, { data: openData() });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- from the same build
    return read as PeerAnswer;
  });
  const openData = (): TaskData => createTaskData({ ...sources, readPeer, share });

  /** Runs work in its owner's turn; `Result` is what this kind of work returns on its thread. */
  async function run<Result>(
    owner: string,
    work: AnalystWork,
    hooks: TaskHooks = { data: openData() },
  ): Promise<Result> {
    const result = await queue.run(owner, () => threads.run(work, hooks));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- from the same build
    return result as Result;
  }

  const analyzeToText = createTextMaker({
    openData,
    make: (work, owner, data) => run(owner, work, { data }),
  });

  return {
    author: builtInNarrator.name,
    queue,
    answer: (question: Question, owner = backgroundOwner) =>
      readAnswer((hooks) =>
        run(owner, { kind: 'answer', question }, { ...hooks, data: openData() }),
      ),
    analyze: (request, now) => run(backgroundOwner, { kind: 'analyze', request, now }),
    analyzeToText: (request, now, owner = backgroundOwner) =>
      analyzeToText({ request, now }, owner),
    valueCompany: (asked, owner = backgroundOwner) => run(owner, { kind: 'value-company', asked }),
    findCompany: (symbol, owner = backgroundOwner) => run(owner, { kind: 'find-company', symbol }),
    readStatements: (asked, owner = backgroundOwner) =>
      run(owner, { kind: 'read-statements', asked }),
    checkCompany: (asked, owner = backgroundOwner) => run(owner, { kind: 'check-company', asked }),
    createWorkbook: (asked, owner = backgroundOwner) =>
      run(owner, { kind: 'create-workbook', asked }),
    findings: (request, owner = backgroundOwner) => run(owner, { kind: 'findings', request }),
    start: () => threads.start(),
    close: () => threads.close(),
  };
}
