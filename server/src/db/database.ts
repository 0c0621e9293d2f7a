import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';

/** The database handle (drizzle over a pool), passed as an argument, never a singleton. */
export type Database = NodePgDatabase & { $client: Pool };
