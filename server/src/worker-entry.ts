import { enableCompileCache, flushCompileCache } from 'node:module';
import path from 'node:path';
import { workerData } from 'node:worker_threads';
import { rememberLookups } from './remember-lookups.ts';
import { lowerThreadPriority } from './thread-priority.ts';

/** The module of a thread, the function in it that runs a task, and the thread's priority. */
export type WorkerSettings = {
  readonly file: string;
  readonly name: string;
  readonly priority: number;
};

// As main.ts does: what strips the types takes 10 MB in each thread, and is not needed with a cache.
enableCompileCache(path.resolve(import.meta.dirname, '../../.runtime/compile-cache'));
rememberLookups();
const { file, name, priority }: WorkerSettings = workerData;
const loaded: Record<string, (task: unknown) => unknown> = await import(file);
lowerThreadPriority(priority);
// Threads end without a word, and with them what they would have cached.
flushCompileCache();

export const runTask = (task: unknown): unknown => loaded[name]?.(task);
