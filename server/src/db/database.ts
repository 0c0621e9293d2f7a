import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type * as schema from './schema/index.ts';

/** The one database handle of the server: drizzle over a pool. Passed as an argument, never imported as a singleton. */
export type Database = NodePgDatabase<typeof schema> & { $client: Pool };
