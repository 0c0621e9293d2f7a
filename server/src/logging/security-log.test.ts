import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openSecurityLog } from './security-log.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'vela-security-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const readAll = (name: string): string =>
  readdirSync(folder)
    .filter((file) => file.startsWith(name))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('');

it('keeps the records of an hour whatever floods it, within its size', () => {
  let now = 0;
  const maxBytes = 200_000;
  const log = openSecurityLog(path.join(folder, 'flooded'), { maxBytes, clock: () => now });
  log.record('INVALID_CREDENTIALS', '192.0.2.1', { request: 'the first' });
  // Two hundred thousand records from ever new networks: nothing but the size limits them.
  for (let count = 0; count < 200_000; count += 1) {
    now = (count / 200_000) * 3_600_000;
    const ip = `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`;
    log.record('TOO_MANY_REQUESTS', ip, { url: `/${'x'.repeat(300)}` });
  }
  log.close();
  expect(readAll('flooded')).toContain('"request":"the first"');
  const sizes = readdirSync(folder).map((file) => statSync(path.join(folder, file)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(maxBytes * 6);
});

it('writes ten records of a network in a minute, counts the others and serves the next', () => {
  let now = 0;
  const log = openSecurityLog(path.join(folder, 'fair'), { clock: () => now });
  for (let count = 0; count < 500; count += 1) log.record('ORIGIN_REFUSED', '192.0.2.7', {});
  log.record('ORIGIN_REFUSED', '198.51.100.1', {});
  now = 60_000;
  log.record('UNAUTHENTICATED', '192.0.2.7', { reason: 'line\nbreak' });
  log.close();
  const lines = readAll('fair').trim().split('\n');
  expect(lines).toHaveLength(13);
  expect(lines.filter((line) => line.includes('198.51.100.1'))).toHaveLength(1);
  expect(JSON.parse(lines[11] ?? '')).toMatchObject({ kind: 'ORIGIN_REFUSED', skipped: 490 });
});
