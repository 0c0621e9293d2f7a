import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';

const onLinux = process.platform === 'linux';

/** True while a process with this id runs; a zombie (ended, but not yet collected by its parent) does not run. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is there, and belongs to somebody else.
    return isPermissionError(error);
  }
  const fields = linuxStatOf(pid);
  return fields === undefined || fields[0] !== 'Z';
}

/**
 * A mark that two different processes never share, even when the system gives one the id of the other: the boot and
 * the clock tick of its start. Undefined where the system tells neither.
 */
export function startMarkOf(pid: number): string | undefined {
  if (onLinux) {
    const ticks = linuxStatOf(pid)?.[19];
    return ticks === undefined
      ? undefined
      : `${readText('/proc/sys/kernel/random/boot_id')?.trim() ?? ''}:${ticks}`;
  }
  return process.platform === 'win32' ? undefined : psColumn(pid, 'lstart');
}

/** Does this running process work in, or was it started on, this folder? Postgres makes its data folder its working directory. */
export function worksIn(pid: number, folder: string): boolean {
  if (onLinux)
    return (
      workingFolderOf(pid) === folder ||
      (readText(`/proc/${pid}/cmdline`)?.split('\0').includes(folder) ?? false)
    );
  return process.platform !== 'win32' && (psColumn(pid, 'command')?.includes(folder) ?? false);
}

/** Every running process whose working directory is this folder. Empty where the system does not tell. */
export function processesIn(folder: string): number[] {
  if (!onLinux) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => workingFolderOf(pid) === folder && isRunning(pid));
}

function workingFolderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/** The fields of /proc/<pid>/stat after the name, which may itself hold spaces and brackets. The state is the first, the start time the twentieth. */
function linuxStatOf(pid: number): string[] | undefined {
  const text = onLinux ? readText(`/proc/${pid}/stat`) : undefined;
  return text?.slice(text.lastIndexOf(') ') + 2).split(' ');
}

function psColumn(pid: number, column: string): string | undefined {
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
