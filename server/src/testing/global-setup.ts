import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { appRoleName, grantAppRights } from '../db/app-role.ts';
import { closeDatabase, createDatabase } from '../db/create-database.ts';
import { startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts';
import { applyMigrations } from '../db/migrate.ts';

// Durability off: test data need not survive the run.
const forSpeed = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

/** Starts one PostgreSQL for the whole run, with one migrated template database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'vela-test-'));
  // The database user must be able to traverse the folder.
  chmodSync(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, settings: forSpeed });
  const db = createDatabase(postgres.url, { maxConnections: 1 });
  await applyMigrations(db);
  await grantAppRights(db, appRoleName);
  await closeDatabase(db);
  project.provide('testServerUrl', postgres.url);
  project.provide('testAppPassword', decodeURIComponent(new URL(postgres.appUrl).password));
  project.provide('testTemplate', new URL(postgres.url).pathname.slice(1));
  project.provide('testDatabaseHome', postgres.home);
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
    rmSync(postgres.home, { recursive: true, force: true });
  };
}
