import path from 'node:path';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import type { Database } from './database.ts';

const migrationsFolder = path.resolve(import.meta.dirname, '../../drizzle');

// Any number will do, as long as every release uses the same one.
const migrationLock = 7_335_102;

/** Brings the schema up to date. Several servers may call it at once: one works, the others wait and find it done. */
export async function migrate(db: Database): Promise<void> {
  await withMigrationClient(db, (client) => runMigrations(drizzle(client), { migrationsFolder }));
}

/** The migrations of this release that the database does not have yet, oldest first. */
export async function findPendingMigrations(db: Database): Promise<MigrationMeta[]> {
  const last = await lastAppliedAt(db);
  return readMigrationFiles({ migrationsFolder }).filter((migration) => migration.folderMillis > last);
}

async function lastAppliedAt(db: Database): Promise<number> {
  const known = await db.$client.query<{ journal: string | null }>(`select to_regclass('drizzle.__drizzle_migrations')::text as journal`);
  if (known.rows[0]?.journal === null) return 0;
  const last = await db.$client.query<{ at: string | null }>('select max(created_at) as at from drizzle.__drizzle_migrations');
  return Number(last.rows[0]?.at ?? 0);
}

/** A connection of its own, without the pool's time limits, alone in holding the lock. Lock and connection end together. */
async function withMigrationClient(db: Database, work: (client: Client) => Promise<void>): Promise<void> {
  const { connectionString } = db.$client.options;
  const client = new Client({ ...(connectionString === undefined ? {} : { connectionString }), application_name: 'vela-migration' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await work(client);
  } finally {
    await client.end();
  }
}
