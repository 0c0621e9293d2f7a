import { existsSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isRunning, processesIn, worksIn } from '../../data-dir/process-identity.ts';

const fastShutdown = { signal: 'SIGINT', waitMs: 10_000 } as const;
const immediateShutdown = { signal: 'SIGQUIT', waitMs: 5_000 } as const;

/**
 * Stops a PostgreSQL that a killed server left running on this cluster. What it had committed is safe: a fast shutdown
 * writes everything down, and an immediate one is repaired from the log at the next start.
 * Throws when it does not end. Never touches a process that works elsewhere.
 */
export async function stopOrphan(cluster: string, log: (line: string) => void): Promise<void> {
  const pid = recordedPid(cluster);
  if (pid === undefined) return;
  if (isRunning(pid) && worksIn(pid, cluster)) {
    log(`Stopping the database left over by an earlier run (process ${pid})`);
    await endProcess(pid);
  }
  // Workers of a killed PostgreSQL live on for a moment, and a new one refuses to start beside them.
  await waitUntil(() => processesIn(cluster).length === 0, 5_000);
  releaseForeignPid(cluster, pid);
}

/** Ends a PostgreSQL process that is not our child, or whose end must be certain. */
export async function endProcess(pid: number): Promise<void> {
  for (const { signal, waitMs } of [fastShutdown, immediateShutdown]) {
    if (!signalTo(pid, signal) || (await waitUntil(() => !isRunning(pid), waitMs))) return;
  }
  throw new Error(
    `The database process ${pid} does not end. Stop it by hand (kill ${pid}) and start again.`,
  );
}

/**
 * PostgreSQL refuses to start while the recorded id belongs to any process at all, a zombie or a stranger included.
 * The file is moved away only once nothing works on the cluster any more.
 */
function releaseForeignPid(cluster: string, pid: number): void {
  const file = pidFileOf(cluster);
  if (!existsSync(file) || processesIn(cluster).length > 0 || !idIsTaken(pid)) return;
  if (isRunning(pid) && worksIn(pid, cluster)) return;
  renameSync(file, `${file}.stale`);
}

function idIsTaken(pid: number): boolean {
  return signalTo(pid, 0);
}

function recordedPid(cluster: string): number | undefined {
  const file = pidFileOf(cluster);
  const pid = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : Number.NaN;
  return Number.isInteger(pid) && pid > 1 ? pid : undefined;
}

/** The file in which PostgreSQL notes its id, port and state. */
export function pidFileOf(cluster: string): string {
  return path.join(cluster, 'postmaster.pid');
}

function signalTo(pid: number, signal: NodeJS.Signals | 0): boolean {
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
