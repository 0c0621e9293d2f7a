import { Client } from 'pg';
import type { Database } from './database.ts';

/** Runs work on a connection of its own, without the pool's time limits; migrations and dumps take as long as they take. */
export async function connectAlone<Result>(
  db: Database,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const { connectionString } = db.$client.options;
  const client = new Client({
    ...(connectionString === undefined ? {} : { connectionString }),
    application_name: 'vela-maintenance',
  });
  // A broken connection fails the query that needs it; nobody else has to hear of it.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
