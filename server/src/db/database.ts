import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';

/** The one database handle of the server: drizzle over a pool. Passed as an argument, never imported as a singleton. */
export type Database = NodePgDatabase & { $client: Pool };
