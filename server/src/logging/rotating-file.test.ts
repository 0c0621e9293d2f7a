import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openRotatingFile } from './rotating-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'vela-log-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('keeps the newest lines in the file and the older ones beside it, as many files as told', () => {
  const log = openRotatingFile(path.join(folder, 'server.log'), { maxBytes: 10, keep: 2 });
  for (const line of ['one\n', 'two\n', 'three\n', 'four\n', 'five\n', 'six\n']) {
    log.write(line);
    log.flush();
  }
  log.close();
  const contents = readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]);
  expect(Object.fromEntries(contents)).toEqual({ 'server.log': 'six\n', 'server.log.1': 'four\nfive\n', 'server.log.2': 'three\n' });
});

it('adds to the log of the run before, and keeps it to its owner', () => {
  const file = path.join(folder, 'server.log');
  for (const line of ['first run\n', 'second run\n']) {
    const log = openRotatingFile(file);
    log.write(line);
    log.close();
  }
  expect(readFileSync(file, 'utf8')).toBe('first run\nsecond run\n');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
