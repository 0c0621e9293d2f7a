import { Client } from 'pg';
import type { Database } from './database.ts';

/** Runs migrations or dumps on a dedicated connection without the timeouts of the pool. */
export async function runOnDedicatedConnection<Result>(
  db: Database,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const { connectionString } = db.$client.options;
  const client = new Client({
    ...(connectionString === undefined ? {} : { connectionString }),
    application_name: 'vela-maintenance',
  });
  // A broken connection rejects its query; the event needs no further handling.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
