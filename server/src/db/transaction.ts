import type { Database } from './database.ts';

/** A transaction in progress: all of its writes are kept, or none. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
