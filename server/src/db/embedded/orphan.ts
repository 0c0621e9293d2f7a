import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readIfPresent } from '../../data-dir/read-if-present.ts';
import { isRunning, findProcessesIn, isWorkingIn } from '../../data-dir/process-identity.ts';

const fastShutdown = { signal: 'SIGINT', waitMs: 10_000 } as const;
const immediateShutdown = { signal: 'SIGQUIT', waitMs: 5_000 } as const;

/**
 * Stops the PostgreSQL of a killed server: fast, else immediate (recovered from the WAL), never in
 * another folder. Throws when it does not end.
 */
export async function stopOrphanedPostgres(
  cluster: string,
  log: (line: string) => void,
): Promise<void> {
  const pid = readRecordedPid(cluster);
  if (pid === undefined) return;
  if (isRunning(pid) && isWorkingIn(pid, cluster)) {
    log(`Stopping the database left over by an earlier run (process ${pid})`);
    await stopProcess(pid);
  }
  // Workers outlive a killed PostgreSQL briefly, and a new one refuses to start beside them.
  await waitUntil(() => findProcessesIn(cluster).length === 0, 5_000);
  removeStalePidFile(cluster, pid);
}

/** Stops a PostgreSQL process by id: fast shutdown, then immediate shutdown. */
export async function stopProcess(pid: number): Promise<void> {
  for (const { signal, waitMs } of [fastShutdown, immediateShutdown]) {
    if (!sendSignal(pid, signal) || (await waitUntil(() => !isRunning(pid), waitMs))) return;
  }
  throw new Error(
    `The database process ${pid} does not end. Stop it by hand (kill ${pid}) and start again.`,
  );
}

/** Moves away the pid file of another process or zombie: PostgreSQL would refuse to start. */
function removeStalePidFile(cluster: string, pid: number): void {
  const file = getPidFilePath(cluster);
  if (!existsSync(file) || findProcessesIn(cluster).length > 0 || !isPidInUse(pid)) return;
  if (isRunning(pid) && isWorkingIn(pid, cluster)) return;
  renameSync(file, `${file}.stale`);
}

function isPidInUse(pid: number): boolean {
  return sendSignal(pid, 0);
}

function readRecordedPid(cluster: string): number | undefined {
  const pid = Number.parseInt(readIfPresent(getPidFilePath(cluster)) ?? '', 10);
  return Number.isInteger(pid) && pid > 1 ? pid : undefined;
}

/** Path of postmaster.pid, where PostgreSQL stores its id, port and state. */
export function getPidFilePath(cluster: string): string {
  return path.join(cluster, 'postmaster.pid');
}

function sendSignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function waitUntil(holds: () => boolean, limitMs: number): Promise<boolean> {
  const end = performance.now() + limitMs;
  while (!holds()) {
    if (performance.now() > end) return false;
    await delay(20);
  }
  return true;
}
