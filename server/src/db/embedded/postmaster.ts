import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { readIfPresent } from '../../data-dir/read-if-present.ts';
import { setTimeout as delay } from 'node:timers/promises';
import { getProgramPath, type Binaries } from './binaries.ts';
import { createChildEnvironment } from './child-environment.ts';
import { getPidFilePath } from './orphan.ts';
import { toSpawnOptions, type OsUser } from './os-user.ts';

/** Parameters of one PostgreSQL start. `settings` override the standing ones. */
export type PostmasterPlan = {
  readonly binaries: Binaries;
  readonly cluster: string;
  readonly user: OsUser | undefined;
  readonly port: number;
  readonly logFile: string;
  readonly settings: Readonly<Record<string, string>>;
};

const standingSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '64MB',
  max_connections: '60',
  // No replica: `minimal` writes less WAL and stays durable.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '512MB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  idle_in_transaction_session_timeout: '60s',
};

const startLimitMs = 60_000;

/**
 * Starts PostgreSQL; resolves when it accepts connections (WAL replayed). Throws on exit. `onSpawn`
 * is called as soon as it runs.
 */
export async function startPostmaster(
  plan: PostmasterPlan,
  onSpawn: () => void = () => {},
): Promise<ChildProcess> {
  const log = openSync(plan.logFile, 'a', 0o600);
  const child = spawn(getProgramPath(plan.binaries, 'postgres'), createArguments(plan), {
    ...toSpawnOptions(plan.user),
    ...createChildEnvironment(),
    cwd: plan.cluster,
    // Own session: Ctrl-C in the terminal reaches only the server, which stops the database last.
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(`it ended with ${signal ?? `code ${code}`}`));
  });
  child.once('spawn', onSpawn);
  const outcome = await Promise.race([waitUntilReady(plan.cluster, child), ended]);
  if (outcome === 'ready') return child;
  child.kill('SIGQUIT');
  throw new Error(
    `PostgreSQL did not start: ${outcome}. Its log is ${plan.logFile}\n${readLogTail(plan.logFile)}`,
  );
}

/** Finds a free TCP port on the loopback address. */
export async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string')
    throw new Error('The system names no free port.');
  return address.port;
}

function createArguments(plan: PostmasterPlan): string[] {
  const settings = {
    ...standingSettings,
    ...(process.platform === 'darwin' ? { wal_sync_method: 'fsync_writethrough' } : {}),
    ...plan.settings,
    port: String(plan.port),
  };
  return [
    '-D',
    plan.cluster,
    ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ];
}

async function waitUntilReady(cluster: string, child: ChildProcess): Promise<string> {
  const end = performance.now() + startLimitMs;
  while (performance.now() < end) {
    if (isReady(cluster, child.pid)) return 'ready';
    await delay(10);
  }
  return `it was not ready after ${startLimitMs / 1000} s`;
}

/** PostgreSQL writes its state on the eighth line of its pid file. */
function isReady(cluster: string, pid: number | undefined): boolean {
  const lines = readIfPresent(getPidFilePath(cluster))?.split('\n') ?? [];
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}

function readLogTail(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-5).join('\n');
}
