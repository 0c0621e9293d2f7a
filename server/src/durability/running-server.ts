import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findLockHolder } from '../data-dir/data-dir-lock.ts';
import { isRunning } from '../data-dir/process-identity.ts';
import { readIfPresent } from '../data-dir/read-if-present.ts';
import { readClusterRecord } from '../db/embedded/cluster-record.ts';
import { getPidFilePath } from '../db/embedded/orphan.ts';

/** As `npm start` runs it; `npm run build` makes it. */
const main = path.resolve(import.meta.dirname, '../../build/main.js');

export type RunningServer = {
  readonly child: ChildProcess;
  readonly origin: string;
  readonly readyAfterMs: number;
  output(): string;
};

/** Starts the real server in a child process; resolves when it is ready. */
export async function startServer({
  dataDir,
  port,
}: {
  dataDir: string;
  port: number;
}): Promise<RunningServer> {
  const began = performance.now();
  const env = {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: String(port),
    MARKET_DATA: 'simulated',
    LOG_LEVEL: 'warn',
    DATABASE_URL: '',
  };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const origin = `http://127.0.0.1:${port}`;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error(`the server ended while starting:\n${output}`);
    if (performance.now() - began > 60_000)
      throw new Error(`the server was not ready after 60 s:\n${output}`);
    await delay(20);
  }
  return { child, origin, readyAfterMs: performance.now() - began, output: () => output };
}

/** Waits until a killed database is restarted and the server is ready; returns milliseconds. */
export async function waitUntilReplaced(
  origin: string,
  { dataDir, killed }: { dataDir: string; killed: number },
): Promise<number> {
  const began = performance.now();
  while (readDatabasePid(dataDir) === killed || !(await isReady(origin))) {
    if (performance.now() - began > 60_000)
      throw new Error('the server was not ready again after 60 s');
    await delay(20);
  }
  return performance.now() - began;
}

export async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** Kills the database with SIGKILL; returns its process id. */
export function killDatabase(dataDir: string): number {
  const pid = readDatabasePid(dataDir);
  if (pid > 1 && isRunning(pid)) process.kill(pid, 'SIGKILL');
  return pid;
}

/** Process id in postmaster.pid; NaN without one, as while it is being replaced. */
function readDatabasePid(dataDir: string): number {
  const cluster = path.join(readClusterRecord(dataDir)?.folder ?? '', 'cluster');
  return Number.parseInt(readIfPresent(getPidFilePath(cluster)) ?? '', 10);
}

/** Stops the server with SIGINT, as Ctrl-C does. */
export async function stopServer({ child }: RunningServer, dataDir: string): Promise<void> {
  child.kill('SIGINT');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  if (findLockHolder(dataDir) !== undefined)
    throw new Error('the lock of DATA_DIR outlived its server');
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/api/ready`, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}
