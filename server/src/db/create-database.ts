import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import type { Database } from './database.ts';
import { closeHungConnections } from './hung-connections.ts';

/** Statement timeout, and the maximum wait for a free connection. */
const statementTimeoutMs = 5_000;
const poolWaitMs = 2_000;
/** Parallel requests of an app page. */
const startConnections = 6;

export type DatabaseOptions = {
  readonly maxConnections?: number;
  /**
   * For a thread that computes, and so takes answers late: the time it waits for one in all places.
   * The server's statement timeout stays.
   */
  readonly waitMs?: number;
  readonly onIdleError?: (error: Error) => void;
};

/**
 * Creates a pool for this URL; it connects on first use. Close it with `closeDatabase`. Connections
 * stay open: a request of a pool that has them all takes the first that is free, while one for which
 * a connection is opened would wait for that, which on a busy machine takes longer than `waitMs`.
 */
export function createDatabase(
  url: string,
  { maxConnections = 12, waitMs, onIdleError = () => {} }: DatabaseOptions = {},
): Database {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    min: maxConnections,
    connectionTimeoutMillis: waitMs ?? poolWaitMs,
    statement_timeout: statementTimeoutMs,
    // Slightly above the server-side limit, for a connection that stopped responding. None where a
    // thread is too busy to read: its timers end before it sees the answer that is there.
    ...(waitMs === undefined ? { query_timeout: statementTimeoutMs + 1_000 } : {}),
    keepAlive: true,
    application_name: 'vela',
  });
  // Without a listener a broken connection, idle or between queries, would crash the process.
  pool.on('error', onIdleError);
  pool.on('connect', (client) => client.on('error', () => {}));
  closeHungConnections(pool, url, waitMs);
  return Object.assign(drizzle(pool), { transaction: createTransactionRunner(pool) });
}

/** While a machine is busy with the start, a handshake takes seconds; no request waits for it. */
const startWaitMs = 30_000;

/**
 * Opens all connections, so that no request waits for one; resolves when there are enough for the
 * first requests.
 */
export async function openConnections({ $client: pool }: Database): Promise<void> {
  const { options } = pool;
  const { connectionTimeoutMillis } = options;
  options.connectionTimeoutMillis = startWaitMs;
  const opening = Array.from({ length: options.max }, () => pool.query('select 1'));
  const [first, others] = [opening.slice(0, startConnections), opening.slice(startConnections)];
  // A connection that is not opened now is opened when it is needed.
  for (const other of others) other.catch(() => {});
  try {
    await Promise.all(first);
  } finally {
    options.connectionTimeoutMillis = connectionTimeoutMillis;
  }
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
