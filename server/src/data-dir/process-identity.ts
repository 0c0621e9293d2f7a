import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';

const onLinux = process.platform === 'linux';

/** True while a process with this id runs; false for a zombie (ended, not yet reaped). */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return isPermissionError(error);
  }
  const fields = readLinuxStat(pid);
  return fields === undefined || fields[0] !== 'Z';
}

/** Tells processes of one id apart: boot id and start tick (Linux) or time (ps); not Windows. */
export function readStartMark(pid: number): string | undefined {
  if (onLinux) {
    const ticks = readLinuxStat(pid)?.[19];
    return ticks === undefined
      ? undefined
      : `${readText('/proc/sys/kernel/random/boot_id')?.trim() ?? ''}:${ticks}`;
  }
  return process.platform === 'win32' ? undefined : readPsColumn(pid, 'lstart');
}

/** True for a process with this working directory (PostgreSQL: its data folder) or argument. */
export function isWorkingIn(pid: number, folder: string): boolean {
  if (onLinux)
    return (
      readWorkingFolder(pid) === folder ||
      (readText(`/proc/${pid}/cmdline`)?.split('\0').includes(folder) ?? false)
    );
  return process.platform !== 'win32' && (readPsColumn(pid, 'command')?.includes(folder) ?? false);
}

/** Ids of running processes with this working directory. Empty except on Linux. */
export function findProcessesIn(folder: string): number[] {
  if (!onLinux) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => readWorkingFolder(pid) === folder && isRunning(pid));
}

function readWorkingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/** /proc/<pid>/stat after the name (may hold spaces, brackets): 0 is the state, 19 the start. */
function readLinuxStat(pid: number): string[] | undefined {
  const text = onLinux ? readText(`/proc/${pid}/stat`) : undefined;
  return text?.slice(text.lastIndexOf(') ') + 2).split(' ');
}

function readPsColumn(pid: number, column: string): string | undefined {
  try {
    return execFileSync('ps', ['-ww', '-o', `${column}=`, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function isPermissionError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPERM';
}
