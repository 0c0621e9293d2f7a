import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseConfig } from '../../config.ts';
import { closeDatabase, createDatabase } from '../../db/create-database.ts';
import { startEmbeddedPostgres } from '../../db/embedded/embedded-postgres.ts';
import { findFreePort } from '../../db/embedded/postmaster.ts';
import { applyMigrations } from '../../db/migrate.ts';
import { createLoadAccounts, type LoadAccount } from '../load-accounts.ts';
import { startMeasuredServer, type MeasuredServer } from '../memory/measured-server.ts';

/** A real server in a process of its own, over a database and a folder that are removed with it. */
export type Stand = {
  readonly server: MeasuredServer;
  readonly origin: string;
  readonly createAccounts: (count: number) => Promise<LoadAccount[]>;
};

/** Runs `use` with a server that is started with `settings`; addresses are those of X-Forwarded-For. */
export async function withStand<Result>(
  settings: Readonly<Record<string, string>>,
  use: (stand: Stand) => Promise<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'vela-stand-'));
  // The database user must be able to traverse the folder.
  chmodSync(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const db = createDatabase(postgres.url);
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    DATA_DIR: dataDir,
    PORT: String(port),
    PUBLIC_URL: origin,
    TRUST_PROXY: '1',
    SESSION_SECRET: randomBytes(32).toString('hex'),
    ENCRYPTION_KEY: randomBytes(32).toString('hex'),
    DATABASE_URL: postgres.url,
    ...settings,
  };
  let server: MeasuredServer | undefined;
  try {
    await applyMigrations(db);
    server = await startMeasuredServer(env, origin);
    const config = parseConfig(env);
    return await use({
      server,
      origin,
      createAccounts: (count) => createLoadAccounts(db, config, count),
    });
  } finally {
    await server?.stop();
    await closeDatabase(db);
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
    rmSync(postgres.home, { recursive: true, force: true });
  }
}
