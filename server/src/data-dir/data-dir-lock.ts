import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isRunning, readStartMark } from './process-identity.ts';

const holderSchema = z.object({
  pid: z.number().int(),
  startMark: z.string().optional(),
  address: z.string(),
});

/** The server that holds the lock of a DATA_DIR. */
export type LockHolder = z.infer<typeof holderSchema>;

export type LockAttempt =
  | { readonly kind: 'held'; release(): void }
  | { readonly kind: 'taken'; readonly holder: LockHolder };

/** Locks DATA_DIR or returns the holder (process id, start time); replaces a stale lock. */
export function lockDataDir(dataDir: string, address: string): LockAttempt {
  const file = getLockFilePath(dataDir);
  const { pid } = process;
  const own = JSON.stringify({ pid, startMark: readStartMark(pid), address });
  for (let attempt = 0; attempt < 10; attempt++) {
    if (createLockFile(file, own)) return { kind: 'held', release: () => releaseLock(file, own) };
    const holder = findLockHolder(dataDir);
    if (holder) return { kind: 'taken', holder };
    removeStaleLock(file);
  }
  throw new Error(
    `The lock file ${file} cannot be taken. Remove it if no server runs on this folder.`,
  );
}

/** The running server that holds the lock; undefined without one. */
export function findLockHolder(dataDir: string): LockHolder | undefined {
  const holder = parseHolder(readIfPresent(getLockFilePath(dataDir)));
  return holder && isLive(holder) ? holder : undefined;
}

function isLive(holder: LockHolder): boolean {
  if (!isRunning(holder.pid)) return false;
  return holder.startMark === undefined || readStartMark(holder.pid) === holder.startMark;
}

/** Written to a temporary file and linked into place, so that a half-written lock is never read. */
function createLockFile(file: string, text: string): boolean {
  const whole = `${file}.${process.pid}`;
  writeFileSync(whole, text, { mode: 0o600 });
  try {
    linkSync(whole, file);
    return true;
  } catch (error) {
    if (isPresent(error)) return false;
    return createLockFileExclusively(file, text);
  } finally {
    rmSync(whole, { force: true });
  }
}

function isPresent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}

/** Fallback for file systems without hard links. */
function createLockFileExclusively(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (isPresent(error)) return false;
    throw error;
  }
}

/** Two starts may find one stale lock: the moved file is checked again, restored if live. */
function removeStaleLock(file: string): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = parseHolder(readIfPresent(aside));
  if (moved && isLive(moved)) linkSync(aside, file);
  rmSync(aside, { force: true });
}

function releaseLock(file: string, own: string): void {
  if (readIfPresent(file) === own) rmSync(file, { force: true });
}

function parseHolder(text: string | undefined): LockHolder | undefined {
  if (text === undefined) return undefined;
  try {
    return holderSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function getLockFilePath(dataDir: string): string {
  return path.join(dataDir, 'server.lock');
}
