import { enableCompileCache } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { rememberLookups } from '../remember-lookups.ts';
import type { AnalystTask } from './analyst-task.ts';

// As main.ts does; modules are loaded after it.
enableCompileCache(path.resolve(import.meta.dirname, '../../../.runtime/compile-cache'));
rememberLookups();
const loaded = await import('./run-analyst-task.ts');

/** Requests are answered before analyses are computed, where there are too few cores for both. */
const backgroundPriority = 10;
// On Linux this is the priority of the calling thread; elsewhere it would be the process's. Lowered
// once modules are loaded: beside other work that took so long that the first requests ended.
if (process.platform === 'linux') os.setPriority(0, backgroundPriority);

/** Runs on a worker thread: what the analyst computes for one request takes up to 100 ms. */
export const runAnalystTask = (task: AnalystTask): Promise<unknown> => loaded.runAnalystTask(task);
