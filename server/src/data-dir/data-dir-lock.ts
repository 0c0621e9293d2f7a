import {
  closeSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isRunning, startMarkOf } from './process-identity.ts';

const holderSchema = z.object({
  pid: z.number().int(),
  startMark: z.string().optional(),
  address: z.string(),
});

/** The server that owns a DATA_DIR. */
export type LockHolder = z.infer<typeof holderSchema>;

export type LockAttempt =
  | { readonly kind: 'held'; release(): void }
  | { readonly kind: 'taken'; readonly holder: LockHolder };

/**
 * Makes this process the owner of DATA_DIR, or says who is. A lock left behind by a killed process is taken over: its
 * owner is known by process id and start time, so an id that now belongs to somebody else does not count.
 */
export function lockDataDir(dataDir: string, address: string): LockAttempt {
  const file = lockFileOf(dataDir);
  const startMark = startMarkOf(process.pid);
  const own = JSON.stringify({
    pid: process.pid,
    ...(startMark === undefined ? {} : { startMark }),
    address,
  });
  for (let attempt = 0; attempt < 10; attempt++) {
    if (create(file, own)) return { kind: 'held', release: () => release(file, own) };
    const holder = findLockHolder(dataDir);
    if (holder) return { kind: 'taken', holder };
    removeStale(file);
  }
  throw new Error(
    `The lock file ${file} cannot be taken. Remove it if no server runs on this folder.`,
  );
}

/** The running server that owns DATA_DIR; undefined when there is none. */
export function findLockHolder(dataDir: string): LockHolder | undefined {
  const holder = parseHolder(read(lockFileOf(dataDir)));
  return holder && isLive(holder) ? holder : undefined;
}

function isLive(holder: LockHolder): boolean {
  if (!isRunning(holder.pid)) return false;
  return holder.startMark === undefined || startMarkOf(holder.pid) === holder.startMark;
}

/** Written aside and linked into place, so that nobody ever reads half a lock. */
function create(file: string, text: string): boolean {
  const whole = `${file}.${process.pid}`;
  writeFileSync(whole, text, { mode: 0o600 });
  try {
    linkSync(whole, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    return createExclusively(file, text);
  } finally {
    rmSync(whole, { force: true });
  }
}

/** For file systems without links. */
function createExclusively(file: string, text: string): boolean {
  try {
    const handle = openSync(file, 'wx', 0o600);
    writeFileSync(handle, text);
    closeSync(handle);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Two starts may find the same stale lock: what was moved away is looked at again, and put back if it was fresh. */
function removeStale(file: string): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = parseHolder(read(aside));
  if (moved && isLive(moved)) linkSync(aside, file);
  rmSync(aside, { force: true });
}

function release(file: string, own: string): void {
  if (read(file) === own) rmSync(file, { force: true });
}

function parseHolder(text: string | undefined): LockHolder | undefined {
  if (text === undefined) return undefined;
  try {
    return holderSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function lockFileOf(dataDir: string): string {
  return path.join(dataDir, 'server.lock');
}
