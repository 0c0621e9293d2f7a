import type { Database } from './database.ts';

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
