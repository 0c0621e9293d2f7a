import { setImmediate as turn } from 'node:timers/promises';
import { Client, type Pool, type PoolClient } from 'pg';

/** A connection that is lent for this long makes us ask whether the database answers at all, and how long it may take to. */
const patienceMs = 1_000;
const answerMs = 1_500;

/** Asks a connection of its own. Any answer is one, a refusal included. */
async function answers(connectionString: string): Promise<boolean> {
  const probe = new Client({
    connectionString,
    connectionTimeoutMillis: 2 * answerMs,
    application_name: 'vela-probe',
  });
  probe.on('error', () => {});
  let answered = false;
  const settled = (): void => {
    answered = true;
  };
  const asked = probe
    .connect()
    .then(() => probe.query('select 1'))
    .then(settled, settled);
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, answerMs);
  await Promise.race([asked, late]);
  clearTimeout(timer);
  // Were we busy ourselves, the answer may lie unread.
  await turn();
  await turn();
  void probe.end().catch(() => {});
  return answered;
}

/**
 * Ends what waits for a database that has stopped answering (a stopped process, a disk that hangs): its caller hears of it within three
 * seconds. A statement that is only slow goes on, up to the limit of statements.
 */
export function endHungConnections(pool: Pool, connectionString: string): void {
  const lent = new Map<PoolClient, NodeJS.Timeout>();
  let asking: Promise<boolean> | undefined;

  function watch(client: PoolClient): void {
    lent.set(client, setTimeout(() => void look(client), patienceMs).unref());
  }

  async function look(client: PoolClient): Promise<void> {
    const timer = lent.get(client);
    asking ??= answers(connectionString).finally(() => {
      asking = undefined;
    });
    const isAlive = await asking;
    if (lent.get(client) !== timer) return;
    if (isAlive) watch(client);
    else void client.end();
  }

  pool.on('acquire', watch);
  pool.on('release', (_error, client) => {
    clearTimeout(lent.get(client));
    lent.delete(client);
  });
}
