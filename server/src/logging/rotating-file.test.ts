import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
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

/** A line written this many days ago. */
function createLine(days: number): string {
  return `{"level":30,"time":${Date.now() - days * 86_400_000},"msg":"a line"}\n`;
}

it('keeps the newest lines in the file and older ones in at most `keep` rotated files', () => {
  const log = openRotatingFile(path.join(folder, 'server.log'), { maxBytes: 10, keep: 2 });
  for (const line of ['one\n', 'two\n', 'three\n', 'four\n', 'five\n', 'six\n']) {
    log.write(line);
    log.flush();
  }
  log.close();
  const contents = readdirSync(folder).map((name) => [
    name,
    readFileSync(path.join(folder, name), 'utf8'),
  ]);
  expect(Object.fromEntries(contents)).toEqual({
    'server.log': 'six\n',
    'server.log.1': 'four\nfive\n',
    'server.log.2': 'three\n',
  });
});

it('rotates after thirty days, and removes files whose lines are nearly a year old', () => {
  const file = path.join(folder, 'server.log');
  let now = Date.now();
  const dayMs = 86_400_000;
  const log = openRotatingFile(file, { now: () => now });
  const writeLine = (line: string): void => {
    log.write(line);
    log.flush();
    utimesSync(file, now / 1000, now / 1000);
  };
  writeLine('one\n');
  now += 29 * dayMs;
  writeLine('two\n');
  expect(readdirSync(folder)).toEqual(['server.log']);
  now += 2 * dayMs;
  writeLine('three\n');
  expect(readFileSync(`${file}.1`, 'utf8')).toBe('one\ntwo\n');
  // Nothing was written for long: the next file that is begun takes no old lines along.
  now += 304 * dayMs;
  writeLine('four\n');
  log.close();
  const contents = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  expect(contents.toSorted()).toEqual(['four\n', 'three\n']);
});

it('removes expired files on open', () => {
  const file = path.join(folder, 'server.log');
  for (const [name, days] of [
    [`${file}.1`, 304],
    [`${file}.2`, 306],
  ] as const) {
    const lastWritten = Date.now() / 1000 - days * 86_400;
    writeFileSync(name, 'line\n');
    utimesSync(name, lastWritten, lastWritten);
  }
  openRotatingFile(file).close();
  expect(readdirSync(folder).toSorted()).toEqual(['server.log', 'server.log.1']);
});

it('takes the age of an existing log from its first line, not from the file creation time', () => {
  const file = path.join(folder, 'server.log');
  const addNewLine = (): void => {
    const log = openRotatingFile(file);
    log.write(createLine(0));
    log.close();
  };
  writeFileSync(file, createLine(29) + createLine(2));
  addNewLine();
  expect(readdirSync(folder)).toEqual(['server.log']);
  writeFileSync(file, createLine(31) + createLine(2));
  addNewLine();
  expect(readdirSync(folder).toSorted()).toEqual(['server.log', 'server.log.1']);
});

it('continues in the same file when rotation fails', () => {
  const file = path.join(folder, 'server.log');
  mkdirSync(`${file}.2/in the way`, { recursive: true });
  const log = openRotatingFile(file, { maxBytes: 10, keep: 2 });
  for (const line of ['one\n', 'two\n', 'three\n', 'four\n', 'five\n']) {
    log.write(line);
    log.flush();
  }
  log.close();
  expect(readFileSync(file, 'utf8')).toBe('one\ntwo\nthree\nfour\nfive\n');
});

it('appends to an existing log, readable by the owner only', () => {
  const file = path.join(folder, 'server.log');
  for (const line of ['first run\n', 'second run\n']) {
    const log = openRotatingFile(file);
    log.write(line);
    log.close();
  }
  expect(readFileSync(file, 'utf8')).toBe('first run\nsecond run\n');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
