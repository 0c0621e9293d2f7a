import type { ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { prepareBinaries } from './binaries.ts';
import { findClusterPlace, refuseUnrecorded } from './cluster-place.ts';
import { newPassword, readClusterRecord, writeClusterRecord } from './cluster-record.ts';
import { initialiseCluster, roleName } from './initialise-cluster.ts';
import { endProcess, stopOrphan } from './orphan.ts';
import { databaseUser } from './os-user.ts';
import { findFreePort, startPostmaster, type PostmasterPlan } from './postmaster.ts';

/** The running database. `url` names the database `vela` and stays the same for as long as the server lives. */
export type EmbeddedPostgres = {
  readonly url: string;
  /** Where a file written by the database itself (a dump) may lie. */
  readonly home: string;
  /** Id of the process at this moment; undefined while it is being restarted. */
  pid(): number | undefined;
  /** Fast shutdown: everything is written down before it resolves. */
  stop(): Promise<void>;
};

export type EmbeddedSettings = {
  readonly dataDir: string;
  /** Short lines for people: what is being done, what went wrong. */
  readonly log: (line: string) => void;
  /** Settings of PostgreSQL that win over the standing ones; tests trade durability for speed with them. */
  readonly settings?: Readonly<Record<string, string>>;
};

const databaseName = 'vela';

/**
 * Starts the database that lies in DATA_DIR, creating it at the first start, and keeps it running until `stop`.
 * The caller holds the lock of DATA_DIR. Throws an Error whose message says what to do.
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  settings = {},
}: EmbeddedSettings): Promise<EmbeddedPostgres> {
  const user = databaseUser();
  const recorded = readClusterRecord(dataDir);
  const place = findClusterPlace(dataDir, user, recorded?.folder);
  if (recorded === undefined) refuseUnrecorded(place, dataDir);
  const binaries = prepareBinaries(user, place.home);
  // Recorded before the cluster exists: a password that only a killed process knew would lock us out.
  const record = recorded ?? { folder: place.home, password: newPassword() };
  writeClusterRecord(dataDir, record);
  initialiseCluster(place, binaries, { user, password: record.password });
  await stopOrphan(place.cluster, log);
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
  const supervised = await supervise(plan, log);
  await ensureDatabase(databaseUrl(port, record.password, 'postgres'));
  return { ...supervised, url: databaseUrl(port, record.password), home: place.home };
}

/** Keeps one PostgreSQL running: when it ends by itself it is started again on the same port, so that open pools find it. */
async function supervise(
  plan: PostmasterPlan,
  log: (line: string) => void,
): Promise<Pick<EmbeddedPostgres, 'pid' | 'stop'>> {
  const state: { child: ChildProcess | undefined; stopping: boolean; restarting?: Promise<void> } =
    {
      child: await startPostmaster(plan),
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
        await stopOrphan(plan.cluster, log);
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
    if (state.child?.pid !== undefined) await endProcess(state.child.pid);
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

/** Where the embedded database is reached. */
export function databaseUrl(
  port: number,
  password: string,
  database: string = databaseName,
): string {
  return `postgres://${roleName}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}
