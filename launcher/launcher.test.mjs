import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { insistOnEnd } from './child.mjs';
import { recordMatches } from './install.mjs';
import { fileFromTarball } from './tarball.mjs';
import { closingLine, countPlaywright, countVitest, total } from './test-count.mjs';

function tarEntry(name, text) {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write(Buffer.byteLength(text).toString(8).padStart(11, '0'), 124);
  header.write('ustar', 257);
  const content = Buffer.alloc(Math.ceil(Buffer.byteLength(text) / 512) * 512);
  content.write(text);
  return Buffer.concat([header, content]);
}

const file = (status, ...results) => ({
  status,
  assertionResults: results.map((result) => ({ status: result })),
});

describe('the archive of a package', () => {
  const archive = gzipSync(
    Buffer.concat([
      tarEntry('package/LICENSE', 'x'.repeat(700)),
      tarEntry('package/bin/node', 'program'),
      Buffer.alloc(1024),
    ]),
  );

  it('gives the one file that is asked for', () => {
    expect(fileFromTarball(archive, 'package/bin/node').toString()).toBe('program');
  });

  it('says which file is not in it', () => {
    expect(() => fileFromTarball(archive, 'package/bin/other')).toThrow(
      'package/bin/other is not in the archive',
    );
  });
});

describe('the installed packages', () => {
  const integrity = `sha512-${createHash('sha512').update('x').digest('base64')}`;
  const wanted = {
    '': { version: '1.0.0' },
    engine: { version: '0.1.0' },
    'node_modules/@vela/engine': { link: true },
    'node_modules/zod': { version: '4.6.7', integrity },
    'node_modules/elsewhere': {
      version: '1.0.0',
      integrity,
      optional: true,
      os: ['no-such-system'],
    },
  };

  it('match when every package for this machine is there in its version', () => {
    expect(recordMatches(wanted, { 'node_modules/zod': { version: '4.6.7', integrity } })).toBe(
      true,
    );
  });

  it('do not match when one is missing, older, or another file', () => {
    expect(recordMatches(wanted, {})).toBe(false);
    expect(recordMatches(wanted, { 'node_modules/zod': { version: '4.6.6', integrity } })).toBe(
      false,
    );
    expect(
      recordMatches(wanted, {
        'node_modules/zod': { version: '4.6.7', integrity: 'sha512-other' },
      }),
    ).toBe(false);
  });
});

describe('the closing line', () => {
  const vitest = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [file('failed', 'passed', 'failed'), file('passed', 'passed', 'passed')],
  };

  it('sums both runs', () => {
    const playwright = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 }, errors: [] };
    expect(closingLine(total([countVitest(vitest), countPlaywright(playwright)]))).toBe(
      '7 passed, 3 failed',
    );
  });

  it('counts a file that does not load, and an error outside any test', () => {
    expect(
      countVitest({ numPassedTests: 0, numFailedTests: 0, testResults: [file('failed')] }),
    ).toEqual({ passed: 0, failed: 1 });
    expect(
      countPlaywright({
        stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
        errors: [{}],
      }),
    ).toEqual({
      passed: 0,
      failed: 1,
    });
  });

  it('counts nothing where there is no report', () => {
    expect(total([countVitest(undefined), countPlaywright(undefined)])).toEqual({
      passed: 0,
      failed: 0,
    });
  });
});

it('a child that does not end when it is told to is killed', async () => {
  const child = spawn(process.execPath, [
    '-e',
    "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); process.stdout.write('on')",
  ]);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const ended = new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)));
  child.kill('SIGTERM');
  insistOnEnd(child, 300);
  expect(await ended).toBe('SIGKILL');
});
