import { enableCompileCache, flushCompileCache } from 'node:module';
import path from 'node:path';
import { rememberLookups } from '../remember-lookups.ts';
import { lowerThreadPriority, threadPriority } from '../thread-priority.ts';
import type { AnalystTask } from './analyst-task.ts';

// As main.ts does; modules are loaded after it.
enableCompileCache(path.resolve(import.meta.dirname, '../../../.runtime/compile-cache'));
rememberLookups();
const loaded = await import('./run-analyst-task.ts');

lowerThreadPriority(threadPriority.awaited);
// Threads end without a word, and with them what they would have cached.
flushCompileCache();

/** Runs on a worker thread: what the analyst computes for one request takes up to 100 ms. */
export const runAnalystTask = (task: AnalystTask): Promise<unknown> => loaded.runAnalystTask(task);
