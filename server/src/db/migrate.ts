import { mkdirSync, mkdtempSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Client, Pool } from 'pg';
import { z } from 'zod';
import { runOnDedicatedConnection } from './dedicated-connection.ts';
import type { Database } from './database.ts';

const migrationsFolder = path.resolve(import.meta.dirname, '../../drizzle');

// Advisory lock key; must be the same in every release.
const migrationLock = 7_335_102;

/** Applies all pending migrations. Concurrent callers wait for the lock and find nothing to do. */
export async function applyMigrations(db: Database): Promise<void> {
  await runOnDedicatedConnection(db, (client) =>
    applyMigrationsUnderLock(client, migrationsFolder),
  );
}

/** Migrates an empty database up to a dump's migration. Throws when it is unknown. */
export async function applyMigrationsUpTo(db: Database, lastMigration: number): Promise<void> {
  if (lastMigration === 0) return;
  const known = readMigrationFiles({ migrationsFolder }).some(
    ({ folderMillis }) => folderMillis === lastMigration,
  );
  if (!known)
    throw new Error(
      'The data comes from a newer release, or from one that shares no history with this.',
    );
  const part = copyMigrationsUpTo(lastMigration);
  try {
    await runOnDedicatedConnection(db, (client) => applyMigrationsUnderLock(client, part));
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}

/** Migrations that are not applied yet, oldest first. */
export async function findPendingMigrations(db: Database): Promise<MigrationMeta[]> {
  const last = await readLastMigration(db.$client);
  return readMigrationFiles({ migrationsFolder }).filter(
    (migration) => migration.folderMillis > last,
  );
}

/** Time stamp of the newest migration that was applied; 0 for an empty database. */
export async function readLastMigration(client: Pick<Client | Pool, 'query'>): Promise<number> {
  const known = await client.query<{ journal: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as journal`,
  );
  if (known.rows[0]?.journal === null) return 0;
  const last = await client.query<{ at: string | null }>(
    'select max(created_at) as at from drizzle.__drizzle_migrations',
  );
  return Number(last.rows[0]?.at ?? 0);
}

/** The advisory lock is released with the connection. */
async function applyMigrationsUnderLock(client: Client, folder: string): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
  await runMigrations(drizzle(client), { migrationsFolder: folder });
}

const journalSchema = z.looseObject({
  entries: z.array(z.looseObject({ when: z.number(), tag: z.string() })),
});

function copyMigrationsUpTo(lastMigration: number): string {
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
