import type { ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { appRoleName, createAppRole } from '../app-role.ts';
import { resolveBinaries } from './binaries.ts';
import { findClusterPlace, rejectUnrecordedCluster } from './cluster-place.ts';
import { generatePassword, readClusterRecord, writeClusterRecord } from './cluster-record.ts';
import { createCluster, roleName } from './create-cluster.ts';
import { stopProcess, stopOrphanedPostgres } from './orphan.ts';
import { resolveDatabaseUser } from './os-user.ts';
import { findFreePort, startPostmaster, type PostmasterPlan } from './postmaster.ts';

/** The running database; `url` names the database `vela` and does not change. */
export type EmbeddedPostgres = {
  readonly url: string;
  /** The same database for the role the server runs with; `url` is its owner's, a superuser. */
  readonly appUrl: string;
  /** Folder for files written by the database itself (a dump). */
  readonly home: string;
  /** Current process id; undefined during a restart. */
  pid(): number | undefined;
  /** Fast shutdown; resolves after everything is written. */
  stop(): Promise<void>;
};

export type EmbeddedSettings = {
  readonly dataDir: string;
  readonly log: (line: string) => void;
  /** PostgreSQL settings that override the default ones; tests disable durability for speed. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Called when PostgreSQL runs and reads its log, for work that this thread can do meanwhile. */
  readonly onSpawn?: () => void;
};

const databaseName = 'vela';

/** Starts the database of a locked DATA_DIR, restarts it until `stop`. Throws what to do. */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  settings = {},
  onSpawn,
}: EmbeddedSettings): Promise<EmbeddedPostgres> {
  const user = resolveDatabaseUser();
  const recorded = readClusterRecord(dataDir);
  const place = findClusterPlace(dataDir, user, recorded?.folder);
  if (recorded === undefined) rejectUnrecordedCluster(place, dataDir);
  const binaries = resolveBinaries(user, place.home);
  // Recorded before the cluster exists: a process killed in between would lose the password.
  const record = {
    ...(recorded ?? { folder: place.home, password: generatePassword() }),
    appPassword: recorded?.appPassword ?? generatePassword(),
  };
  writeClusterRecord(dataDir, record);
  createCluster(place, binaries, { user, password: record.password });
  await stopOrphanedPostgres(place.cluster, log);
  mkdirSync(path.join(dataDir, 'logs'), { recursive: true, mode: 0o700 });
  const port = await findFreePort();
  const plan = {
    binaries,
    cluster: place.cluster,
    user,
    port,
    settings,
    logFile: path.join(dataDir, 'logs', 'postgres.log'),
  };
  writeClusterRecord(dataDir, { ...record, port });
  const supervised = await startSupervised(plan, log, onSpawn);
  await ensureDatabase(toDatabaseUrl(port, record.password, 'postgres'));
  const url = toDatabaseUrl(port, record.password);
  await createAppRole(url, record.appPassword);
  const appUrl = toRoleUrl(url, appRoleName, record.appPassword);
  return { ...supervised, url, appUrl, home: place.home };
}

/** Restarts PostgreSQL on the same port when it exits, so that open pools reconnect. */
async function startSupervised(
  plan: PostmasterPlan,
  log: (line: string) => void,
  onSpawn?: () => void,
): Promise<Pick<EmbeddedPostgres, 'pid' | 'stop'>> {
  const state: { child: ChildProcess | undefined; stopping: boolean; restarting?: Promise<void> } =
    {
      child: await startPostmaster(plan, onSpawn),
      stopping: false,
    };

  const watch = (child: ChildProcess): void => {
    child.once('exit', (code, signal) => {
      state.child = undefined;
      if (state.stopping) return;
      log(`The database ended by itself (${signal ?? `code ${code}`}); starting it again`);
      state.restarting = restart();
    });
  };
  const restart = async (): Promise<void> => {
    for (let waitMs = 50; !state.stopping; waitMs = Math.min(waitMs * 2, 5_000)) {
      try {
        await stopOrphanedPostgres(plan.cluster, log);
        const child = await startPostmaster(plan);
        state.child = child;
        watch(child);
        log('The database runs again');
        return;
      } catch (error) {
        log(
          `The database does not start: ${error instanceof Error ? error.message : String(error)}`,
        );
        await delay(waitMs);
      }
    }
  };
  const stop = async (): Promise<void> => {
    state.stopping = true;
    await state.restarting;
    if (state.child?.pid !== undefined) await stopProcess(state.child.pid);
  };
  if (state.child) watch(state.child);
  return { pid: () => state.child?.pid, stop };
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
      databaseName,
    ]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}

/** The URL of a database for another role. */
export function toRoleUrl(url: string, role: string, password: string): string {
  const other = new URL(url);
  [other.username, other.password] = [role, encodeURIComponent(password)];
  return other.href;
}

/** Connection URL of the embedded database. */
export function toDatabaseUrl(
  port: number,
  password: string,
  database: string = databaseName,
): string {
  return `postgres://${roleName}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}
