import os from 'node:os';

/**
 * How much a thread steps back (nice, 0 to 19) behind the one that answers requests and PostgreSQL,
 * where there are too few cores for all.
 */
export const threadPriority = {
  /** A person waits for its first sentence: before all work but that of requests. */
  awaited: 2,
  /** It has little time, by the clock. */
  timed: 5,
  /** All other work; lower still, it would stand while other programs use all cores. */
  usual: 10,
} as const;

/**
 * Lowers the priority of the calling thread. On Linux alone: elsewhere it would be the process's.
 * Called once modules are loaded: beside other work that took so long that first requests ended.
 */
export function lowerThreadPriority(priority: number): void {
  if (process.platform === 'linux') os.setPriority(0, priority);
}
