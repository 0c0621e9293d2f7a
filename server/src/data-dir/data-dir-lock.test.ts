import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findLockHolder, lockDataDir } from './data-dir-lock.ts';
import { readStartMark } from './process-identity.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'vela-lock-'));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

const leaveLock = (holder: object): void =>
  writeFileSync(path.join(dataDir, 'server.lock'), JSON.stringify(holder));

it('is held by the first server and reports the holder to the second', () => {
  const first = lockDataDir(dataDir, 'http://localhost:3000');
  expect(first.kind).toBe('held');
  expect(lockDataDir(dataDir, 'http://localhost:4000')).toMatchObject({
    kind: 'taken',
    holder: { pid: process.pid, address: 'http://localhost:3000' },
  });
});

it('can be taken again after release, and leaves no file', () => {
  const lock = lockDataDir(dataDir, 'a');
  if (lock.kind === 'held') lock.release();
  expect(readdirSync(dataDir)).toEqual([]);
  expect(lockDataDir(dataDir, 'b').kind).toBe('held');
});

it('is taken over from a process that no longer runs', async () => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  const { pid } = child;
  leaveLock({ pid, startMark: pid === undefined ? undefined : readStartMark(pid), address: 'a' });
  expect(findLockHolder(dataDir)).toMatchObject({ pid });
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(findLockHolder(dataDir)).toBeUndefined();
  expect(lockDataDir(dataDir, 'b').kind).toBe('held');
});

it.runIf(process.platform === 'linux')(
  'is taken over when the id of its owner now belongs to another process',
  () => {
    leaveLock({ pid: process.pid, startMark: 'another boot:1', address: 'a' });
    expect(lockDataDir(dataDir, 'b').kind).toBe('held');
    expect(readFileSync(path.join(dataDir, 'server.lock'), 'utf8')).toContain('"address":"b"');
  },
);

it('is taken over when its file is damaged', () => {
  writeFileSync(path.join(dataDir, 'server.lock'), '{"pid":');
  expect(lockDataDir(dataDir, 'b').kind).toBe('held');
});
