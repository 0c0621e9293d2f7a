import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { isDatabaseAway } from './database-away.ts';
import type { Database } from './database.ts';
import { endHungConnections } from './hung-connections.ts';

/** How long one statement may run, and how long a request waits for a free connection, before it is given up. */
const statementTimeoutMs = 5_000;
const poolWaitMs = 2_000;
/** A page of the app asks for about so many things at once. Opening a connection takes several turns; on a busy machine they are longer than a request may wait. */
const keptConnections = 6;

export type DatabaseOptions = {
  readonly maxConnections?: number;
  readonly onIdleError?: (error: Error) => void;
};

/** Opens a pool on this URL; connections are made when first needed. End it with `closeDatabase`. */
export function createDatabase(
  url: string,
  { maxConnections = 20, onIdleError = () => {} }: DatabaseOptions = {},
): Database {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    min: Math.min(keptConnections, maxConnections),
    connectionTimeoutMillis: poolWaitMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    // Slightly later than the server's own limit, for a connection that went silent.
    query_timeout: statementTimeoutMs + 1_000,
    keepAlive: true,
    application_name: 'vela',
  });
  // Without a listener, a connection that breaks would end the whole process: while idle, and between two queries of a transaction.
  pool.on('error', onIdleError);
  pool.on('connect', (client) => client.on('error', () => {}));
  endHungConnections(pool, url);
  return Object.assign(drizzle(pool), { transaction: transactionsOn(pool) });
}

/** Opens the connections that are kept open also while nobody asks, so that the first who ask need not wait for them. */
export async function openKeptConnections({ $client: pool }: Database): Promise<void> {
  await Promise.all(Array.from({ length: pool.options.min ?? 0 }, () => pool.query('select 1')));
}

/** Drizzle keeps a connection for ever whose `begin` failed, and gives back one that hangs; here it is given back whatever happens, or closed. */
function transactionsOn(pool: Pool): Database['transaction'] {
  return async (work, config) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await drizzle(client).transaction(work, config);
    } catch (error) {
      isBroken = isDatabaseAway(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
}

export async function closeDatabase(db: Database): Promise<void> {
  if (!db.$client.ending) await db.$client.end();
}
