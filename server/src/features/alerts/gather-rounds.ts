import { setTimeout as delay } from 'node:timers/promises';
import { Mutex } from 'async-mutex';

/** Candles of many series close at the same moment; those told within this time share a round. */
const gatherMs = 20;

/** Work of one round at a time; what is asked for before a round begins is done in it. */
export function createRounds<Result>(
  work: (keys: ReadonlySet<string>) => Promise<Result>,
): (key: string) => Promise<Result> {
  const turns = new Mutex();
  let next: { readonly keys: Set<string>; readonly result: Promise<Result> } | undefined;
  return (key) => {
    if (next === undefined) {
      const keys = new Set<string>();
      const result = turns.runExclusive(async () => {
        await delay(gatherMs);
        next = undefined;
        return await work(keys);
      });
      next = { keys, result };
    }
    next.keys.add(key);
    return next.result;
  };
}
