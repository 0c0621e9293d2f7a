import { performance } from 'node:perf_hooks';
import { AppError } from '../errors.ts';

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

type Owner = { readonly waiting: (() => void)[]; running: number; lastTurn: number };

/** Seconds until a place is probably free: the waiting ones at the pace of the last ones. */
function estimateWaitSeconds(length: number, msPerTurn: number): number {
  return Math.min(60, Math.max(1, Math.ceil((length * msPerTurn) / 1000)));
}

/** The waiting owner with the least running, and of several the one whose turn is longest ago. */
function findNext(owners: Iterable<Owner>, maxRunning: number): Owner | undefined {
  let next: Owner | undefined;
  for (const owner of owners) {
    if (owner.waiting.length === 0 || owner.running >= maxRunning) continue;
    const isBefore =
      next === undefined ||
      owner.running < next.running ||
      (owner.running === next.running && owner.lastTurn < next.lastTurn);
    if (isBefore) next = owner;
  }
  return next;
}

function findOwner(owners: Map<string, Owner>, name: string): Owner {
  const known = owners.get(name);
  if (known !== undefined) return known;
  const added: Owner = { waiting: [], running: 0, lastTurn: 0 };
  owners.set(name, added);
  return added;
}

const firstGuessMs = 100;
const weightOfLast = 0.2;

/** Creates a queue in which one owner's work delays another's by one turn at most. */
export function createFairQueue(limits: QueueLimits): FairQueue {
  const owners = new Map<string, Owner>();
  let running = 0;
  let length = 0;
  let turn = 0;
  let msPerTurn = firstGuessMs;

  function refuse(code: 'TOO_MANY_REQUESTS' | 'SERVICE_BUSY', message: string): never {
    const details = {
      retry_after: estimateWaitSeconds(length, msPerTurn / limits.maxRunning),
      queue_length: length,
    };
    throw new AppError(code, message, { details });
  }

  function startNext(): void {
    while (running < limits.maxRunning) {
      const next = findNext(owners.values(), limits.maxRunningPerOwner);
      if (next === undefined) return;
      turn += 1;
      next.lastTurn = turn;
      length -= 1;
      next.waiting.shift()?.();
    }
  }

  function waitForTurn(owner: Owner): Promise<void> {
    return new Promise((resolve) => {
      length += 1;
      owner.waiting.push(() => {
        owner.running += 1;
        running += 1;
        resolve();
      });
      startNext();
    });
  }

  return {
    async run(name, work) {
      const owner = findOwner(owners, name);
      const mustWait =
        running >= limits.maxRunning || owner.running >= limits.maxRunningPerOwner || length > 0;
      if (mustWait && owner.waiting.length >= limits.maxWaitingPerOwner)
        refuse('TOO_MANY_REQUESTS', `too much work of ${name} is waiting`);
      if (mustWait && length >= limits.maxWaiting) refuse('SERVICE_BUSY', 'too much work waits');
      await waitForTurn(owner);
      const began = performance.now();
      try {
        return await work();
      } finally {
        msPerTurn += weightOfLast * (performance.now() - began - msPerTurn);
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
