import { setImmediate as turn } from 'node:timers/promises';
import { Client, type Pool, type PoolClient } from 'pg';

/** A connection checked out this long triggers a probe, which times out. */
const probeAfterMs = 1_000;
const probeTimeoutMs = 1_500;

/** Probes the database on a new connection; any response counts, including an error. */
async function isDatabaseAnswering(connectionString: string, timeoutMs: number): Promise<boolean> {
  const probe = new Client({
    connectionString,
    connectionTimeoutMillis: 2 * timeoutMs,
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
  const timer = setTimeout(resolve, timeoutMs);
  await Promise.race([asked, late]);
  clearTimeout(timer);
  // If this process was busy, the response may still be unread.
  await turn();
  await turn();
  void probe.end().catch(() => {});
  return answered;
}

/**
 * Closes connections to a hung database within 3 s; slow statements keep their timeout. A thread that
 * computes takes answers late: it gives its probe more time.
 */
export function closeHungConnections(
  pool: Pool,
  connectionString: string,
  timeoutMs = probeTimeoutMs,
): void {
  const lent = new Map<PoolClient, NodeJS.Timeout>();
  /** Connections given back after an answer: of a busy database, opening a new one is late first. */
  let answered = 0;
  let asking: Promise<boolean> | undefined;

  function watch(client: PoolClient): void {
    lent.set(client, setTimeout(() => void look(client), probeAfterMs).unref());
  }

  async function look(client: PoolClient): Promise<void> {
    const timer = lent.get(client);
    const before = answered;
    asking ??= isDatabaseAnswering(connectionString, timeoutMs).finally(() => {
      asking = undefined;
    });
    const isAlive = (await asking) || answered > before;
    if (lent.get(client) !== timer) return;
    if (isAlive) watch(client);
    else void client.end();
  }

  pool.on('acquire', watch);
  pool.on('release', (error, client) => {
    // pg says `undefined` or false where there was no error, whatever its types say.
    if (!error) answered += 1;
    clearTimeout(lent.get(client));
    lent.delete(client);
  });
}
