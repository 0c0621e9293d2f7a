import { performance } from 'node:perf_hooks';
import { AppError } from '../errors.ts';
import { findNextOwner, type QueueOwner } from './queue-owner.ts';

/** How much work runs and waits at a time, in all and of one owner. */
export type QueueLimits = {
  readonly maxRunning: number;
  readonly maxRunningPerOwner: number;
  readonly maxWaiting: number;
  readonly maxWaitingPerOwner: number;
};

/** Work in turns: each owner (an account, an address) with waiting work has one after another. */
export type FairQueue = {
  /**
   * Runs `work` when its owner's turn comes. Rejects with TOO_MANY_REQUESTS when the owner has too
   * much waiting, with SERVICE_BUSY when all have; both name the length of the queue.
   */
  run<Result>(owner: string, work: () => Promise<Result>): Promise<Result>;
  /** Number of works that wait. */
  readonly length: number;
};

/** Seconds until a place is probably free: the waiting ones at the pace of the last ones. */
function estimateWaitSeconds(length: number, msPerTurn: number): number {
  return Math.min(60, Math.max(1, Math.ceil((length * msPerTurn) / 1000)));
}

function findOwner(owners: Map<string, QueueOwner>, name: string): QueueOwner {
  const known = owners.get(name);
  if (known !== undefined) return known;
  const added: QueueOwner = { waiting: [], running: 0, lastTurn: 0 };
  owners.set(name, added);
  return added;
}

const firstGuessMs = 100;
const weightOfLast = 0.2;

function createRefusal(
  code: 'TOO_MANY_REQUESTS' | 'SERVICE_BUSY',
  message: string,
  { length, msPerTurn }: { readonly length: number; readonly msPerTurn: number },
): AppError {
  const retryAfter = estimateWaitSeconds(length, msPerTurn);
  return new AppError(code, message, {
    details: { retry_after: retryAfter, queue_length: length },
  });
}

/** Creates a queue in which one owner's work delays another's by one turn at most. */
export function createFairQueue(
  limits: QueueLimits,
  clock: () => number = () => performance.now(),
): FairQueue {
  const owners = new Map<string, QueueOwner>();
  let running = 0;
  let length = 0;
  let turn = 0;
  let msPerTurn = firstGuessMs;

  function startNext(): void {
    while (running < limits.maxRunning) {
      const bounds = { maxRunning: limits.maxRunningPerOwner, running, now: clock() };
      const next = findNextOwner(owners, bounds);
      if (next === undefined) return;
      next.lastTurn = ++turn;
      length -= 1;
      next.waiting.shift()?.start();
    }
  }

  function waitForTurn(owner: QueueOwner): Promise<void> {
    return new Promise((resolve) => {
      length += 1;
      owner.waiting.push({
        since: clock(),
        start() {
          owner.running += 1;
          running += 1;
          resolve();
        },
      });
      startNext();
    });
  }

  return {
    async run(name, work) {
      const owner = findOwner(owners, name);
      const mustWait =
        running >= limits.maxRunning || owner.running >= limits.maxRunningPerOwner || length > 0;
      const refused = { length, msPerTurn: msPerTurn / limits.maxRunning };
      if (mustWait && owner.waiting.length >= limits.maxWaitingPerOwner)
        throw createRefusal('TOO_MANY_REQUESTS', `too much work of ${name} is waiting`, refused);
      if (mustWait && length >= limits.maxWaiting)
        throw createRefusal('SERVICE_BUSY', 'too much work waits', refused);
      await waitForTurn(owner);
      const began = clock();
      try {
        return await work();
      } finally {
        msPerTurn += weightOfLast * (clock() - began - msPerTurn);
        owner.running -= 1;
        running -= 1;
        if (owner.running === 0 && owner.waiting.length === 0) owners.delete(name);
        startNext();
      }
    },
    get length() {
      return length;
    },
  };
}
