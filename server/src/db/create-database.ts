import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import type { Database } from './database.ts';
import { closeHungConnections } from './hung-connections.ts';

/** Statement timeout, and the maximum wait for a free connection. */
const statementTimeoutMs = 5_000;
const poolWaitMs = 2_000;
/** Parallel requests of an app page; connecting may take longer than `poolWaitMs`. */
const minimumConnections = 6;

export type DatabaseOptions = {
  readonly maxConnections?: number;
  /** Longer where a busy thread sees late that a connection is free. */
  readonly waitMs?: number;
  readonly onIdleError?: (error: Error) => void;
};

/** Creates a pool for this URL; it connects on first use. Close it with `closeDatabase`. */
export function createDatabase(
  url: string,
  { maxConnections = 20, waitMs = poolWaitMs, onIdleError = () => {} }: DatabaseOptions = {},
): Database {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    min: Math.min(minimumConnections, maxConnections),
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    // Slightly above the server-side limit, for a connection that stopped responding.
    query_timeout: statementTimeoutMs + 1_000,
    keepAlive: true,
    application_name: 'vela',
  });
  // Without a listener a broken connection, idle or between queries, would crash the process.
  pool.on('error', onIdleError);
  pool.on('connect', (client) => client.on('error', () => {}));
  closeHungConnections(pool, url);
  return Object.assign(drizzle(pool), { transaction: createTransactionRunner(pool) });
}

/** Opens the minimum number of connections, so that the first requests need not wait. */
export async function openMinimumConnections({ $client: pool }: Database): Promise<void> {
  await Promise.all(Array.from({ length: pool.options.min ?? 0 }, () => pool.query('select 1')));
}

/** Drizzle leaks connections whose `begin` failed and reuses hung ones; here all are released. */
function createTransactionRunner(pool: Pool): Database['transaction'] {
  return async (work, config) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await drizzle(client).transaction(work, config);
    } catch (error) {
      isBroken = isDatabaseUnavailable(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
}

export async function closeDatabase(db: Database): Promise<void> {
  if (!db.$client.ending) await db.$client.end();
}
