import { mkdirSync, mkdtempSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Client, Pool } from 'pg';
import { z } from 'zod';
import { connectAlone } from './connect-alone.ts';
import type { Database } from './database.ts';

const migrationsFolder = path.resolve(import.meta.dirname, '../../drizzle');

// Any number will do, as long as every release uses the same one.
const migrationLock = 7_335_102;

/** Brings the schema up to date. Several servers may call it at once: one works, the others wait and find it done. */
export async function migrate(db: Database): Promise<void> {
  await connectAlone(db, (client) => migrateUnderLock(client, migrationsFolder));
}

/** Brings an empty database to the schema as it was at one migration, for data that was written under it. Throws when this release does not know it. */
export async function migrateUpTo(db: Database, lastMigration: number): Promise<void> {
  if (lastMigration === 0) return;
  const known = readMigrationFiles({ migrationsFolder }).some(
    ({ folderMillis }) => folderMillis === lastMigration,
  );
  if (!known)
    throw new Error(
      'The data comes from a newer release, or from one that shares no history with this.',
    );
  const part = copyUpTo(lastMigration);
  try {
    await connectAlone(db, (client) => migrateUnderLock(client, part));
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}

/** The migrations of this release that the database does not have yet, oldest first. */
export async function findPendingMigrations(db: Database): Promise<MigrationMeta[]> {
  const last = await lastMigrationOf(db.$client);
  return readMigrationFiles({ migrationsFolder }).filter(
    (migration) => migration.folderMillis > last,
  );
}

/** Time stamp of the newest migration that was applied; 0 for an empty database. */
export async function lastMigrationOf(client: Pick<Client | Pool, 'query'>): Promise<number> {
  const known = await client.query<{ journal: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as journal`,
  );
  if (known.rows[0]?.journal === null) return 0;
  const last = await client.query<{ at: string | null }>(
    'select max(created_at) as at from drizzle.__drizzle_migrations',
  );
  return Number(last.rows[0]?.at ?? 0);
}

/** The lock ends with the connection. */
async function migrateUnderLock(client: Client, folder: string): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
  await runMigrations(drizzle(client), { migrationsFolder: folder });
}

const journalSchema = z.looseObject({
  entries: z.array(z.looseObject({ when: z.number(), tag: z.string() })),
});

function copyUpTo(lastMigration: number): string {
  const journal = journalSchema.parse(
    JSON.parse(readFileSync(path.join(migrationsFolder, 'meta', '_journal.json'), 'utf8')),
  );
  const entries = journal.entries.filter(({ when }) => when <= lastMigration);
  const part = mkdtempSync(path.join(os.tmpdir(), 'vela-migrations-'));
  mkdirSync(path.join(part, 'meta'));
  writeFileSync(path.join(part, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries)
    cpSync(path.join(migrationsFolder, `${tag}.sql`), path.join(part, `${tag}.sql`));
  return part;
}
