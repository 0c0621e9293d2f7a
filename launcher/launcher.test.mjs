import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { formatBudgets, sumSecondsByPart } from './budget.mjs';
import { killAfterTimeout } from './child.mjs';
import { chooseJourneys } from './choose-journeys.mjs';
import { listFailedJourneys, listFailedUnits } from './failed-tests.mjs';
import { hasAllPackages } from './install.mjs';
import { runAgain } from './run-again.mjs';
import { root } from './paths.mjs';
import { readFileFromTarball } from './tarball.mjs';
import { formatCounts, countPlaywright, countVitest, addCounts } from './test-count.mjs';
import { isUpToDate, markUpToDate } from './up-to-date.mjs';

function createTarEntry(name, text) {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write(Buffer.byteLength(text).toString(8).padStart(11, '0'), 124);
  header.write('ustar', 257);
  const content = Buffer.alloc(Math.ceil(Buffer.byteLength(text) / 512) * 512);
  content.write(text);
  return Buffer.concat([header, content]);
}

const createFileResult = (status, ...results) => ({
  status,
  assertionResults: results.map((result) => ({ status: result })),
});

const createUnits = (...titles) => ({
  numPassedTests: 5,
  numFailedTests: titles.length,
  testResults: [
    {
      name: path.resolve('server/a.test.ts'),
      status: titles.length === 0 ? 'passed' : 'failed',
      assertionResults: titles.map((fullName) => ({
        status: 'failed',
        fullName,
        failureMessages: ['\u001B[31mError: too late\u001B[0m\n  at x'],
      })),
    },
  ],
});

describe('tarball', () => {
  const archive = gzipSync(
    Buffer.concat([
      createTarEntry('package/LICENSE', 'x'.repeat(700)),
      createTarEntry('package/bin/node', 'program'),
      Buffer.alloc(1024),
    ]),
  );

  it('extracts one file', () => {
    expect(readFileFromTarball(archive, 'package/bin/node').toString()).toBe('program');
  });

  it('names a missing file in the error', () => {
    expect(() => readFileFromTarball(archive, 'package/bin/other')).toThrow(
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
    expect(hasAllPackages(wanted, { 'node_modules/zod': { version: '4.6.7', integrity } })).toBe(
      true,
    );
  });

  it('do not match when one is missing, older, or another file', () => {
    expect(hasAllPackages(wanted, {})).toBe(false);
    expect(hasAllPackages(wanted, { 'node_modules/zod': { version: '4.6.6', integrity } })).toBe(
      false,
    );
    expect(
      hasAllPackages(wanted, {
        'node_modules/zod': { version: '4.6.7', integrity: 'sha512-other' },
      }),
    ).toBe(false);
  });
});

describe('the closing line', () => {
  const vitest = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      createFileResult('failed', 'passed', 'failed'),
      createFileResult('passed', 'passed', 'passed'),
    ],
  };

  it('sums both runs', () => {
    const playwright = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 }, errors: [] };
    expect(formatCounts(addCounts([countVitest(vitest), countPlaywright(playwright)]))).toBe(
      '7 passed, 3 failed',
    );
  });

  it('counts a file that does not load, and an error outside any test', () => {
    expect(
      countVitest({
        numPassedTests: 0,
        numFailedTests: 0,
        testResults: [createFileResult('failed')],
      }),
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
    expect(addCounts([countVitest(undefined), countPlaywright(undefined)])).toEqual({
      passed: 0,
      failed: 0,
    });
  });
});

describe('failed tests', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vela-reports-'));
  const write = (name, report) => {
    const file = path.join(folder, name);
    writeFileSync(file, JSON.stringify(report));
    return { code: report.numFailedTests > 0 ? 1 : 0, report: file };
  };
  const run = (first, second) =>
    runAgain(write('first.json', first), {
      list: listFailedUnits,
      count: countVitest,
      run: () => Promise.resolve(write('second.json', second)),
    });

  it('are named with their file and the first line of the error', () => {
    expect(listFailedUnits(createUnits('a waits'))).toEqual([
      { file: 'server/a.test.ts', title: 'a waits', error: 'Error: too late' },
    ]);
    const spec = { title: 'signs in', file: 'login.spec.ts', ok: false, tests: [] };
    const suite = { title: 'login.spec.ts', suites: [{ title: 'login, en', specs: [spec] }] };
    expect(listFailedJourneys({ suites: [suite] })).toEqual([
      { file: 'login.spec.ts', title: 'login, en › signs in', error: '' },
    ]);
  });

  it('are run once more alone, and count as failed whether they pass then or not', async () => {
    const once = await run(createUnits('one', 'two'), createUnits('two'));
    expect(once.count).toEqual({ passed: 5, failed: 2 });
    expect(once.code).toBe(1);
    expect(once.passedAlone.map(({ title }) => title)).toEqual(['one']);
    expect(once.failed.map(({ title }) => title)).toEqual(['two']);
    expect((await run(createUnits('one'), createUnits())).code).toBe(1);
  });

  it('are not said to pass alone where they are many, or where the second run has no tests', async () => {
    const many = createUnits('1', '2', '3', '4', '5', '6');
    expect((await run(many, createUnits())).passedAlone).toEqual([]);
    const none = { numPassedTests: 0, numFailedTests: 0, testResults: [] };
    expect((await run(createUnits('one'), none)).passedAlone).toEqual([]);
  });
});

describe('the chosen journeys', () => {
  const stages = ['en, 1280 px', 'tr, 1280 px', 'en, 390 px', 'tr, 390 px'];
  const createReport = (specs) => ({
    suites: [
      {
        title: 'chat.spec.ts',
        suites: stages.map((stage) => ({
          title: `chat, ${stage}`,
          specs: specs.map((spec) => ({ file: 'chat.spec.ts', tags: [], ...spec })),
        })),
      },
    ],
  });

  it('are one combination of each, always the same, and all combinations among many', () => {
    const titles = Array.from({ length: 40 }, (_, index) => `journey ${index}`);
    const report = createReport(titles.map((title) => ({ title })));
    const chosen = chooseJourneys(report);
    expect(chosen.map((line) => line.split(' › ').at(-1))).toEqual(titles);
    expect(chooseJourneys(report)).toEqual(chosen);
    for (const stage of stages)
      expect(chosen.filter((line) => line.includes(`chat, ${stage} ›`)).length).toBeGreaterThan(2);
  });

  it('are one in each width where the layout differs', () => {
    const chosen = chooseJourneys(createReport([{ title: 'a', tags: ['both-widths'] }]));
    expect(chosen.map((line) => /\d+ px/.exec(line)?.[0])).toEqual(['1280 px', '390 px']);
  });

  it('are all of those whose titles name no combination', () => {
    const specs = ['one', 'two'].map((title) => ({ title, file: 'print.spec.ts', tags: [] }));
    expect(chooseJourneys({ suites: [{ title: 'print.spec.ts', specs }] })).toEqual([
      'print.spec.ts › one',
      'print.spec.ts › two',
    ]);
  });
});

const createTimedFile = (name, seconds) => ({ name, startTime: 0, endTime: seconds * 1000 });

it('the budget table adds the files of a part and marks one over its budget', () => {
  const used = sumSecondsByPart(
    {
      testResults: [
        createTimedFile('/vela/engine/src/a.test.ts', 40),
        createTimedFile('/vela/engine/src/b.test.ts', 50),
        createTimedFile('/vela/server/src/durability/kill.durability.ts', 7),
        createTimedFile('/vela/texts.test.ts', 3),
      ],
    },
    '/vela',
  );
  expect(used).toEqual({ engine: 90, durability: 7, 'rules of the tree': 3 });
  const lines = formatBudgets(used, 100);
  expect(lines.filter((line) => line.endsWith('OVER BUDGET'))).toEqual([
    expect.stringMatching(/^ {2}engine +90 \/ \d+ {2}OVER BUDGET$/),
  ]);
});

it('kills a child that ignores SIGTERM', async () => {
  const child = spawn(process.execPath, [
    '-e',
    "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); process.stdout.write('on')",
  ]);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const ended = new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)));
  child.kill('SIGTERM');
  killAfterTimeout(child, 300);
  expect(await ended).toBe('SIGKILL');
});

const setChanged = (file, seconds) => utimesSync(file, seconds, seconds);

describe('a step of the gate that names its inputs', () => {
  it('runs again once an input changed, was added or removed, or its output is missing', () => {
    const name = `test ${process.pid}`;
    const input = `node_modules/.cache/inputs-${process.pid}`;
    const inputs = [input];
    const folder = path.join(root, input);
    const first = path.join(folder, 'first');
    const second = path.join(folder, 'second');
    const output = path.join(folder, 'made');
    const setUp = (...files) => {
      mkdirSync(folder, { recursive: true });
      for (const file of files) {
        writeFileSync(file, '');
        setChanged(file, 1_000);
      }
      setChanged(folder, 1_000);
    };
    try {
      setUp(first, output);
      expect(isUpToDate({ name, inputs })).toBe(false);
      markUpToDate(name, 2_000_000);
      expect(isUpToDate({ name, inputs })).toBe(true);
      setChanged(first, 2_001);
      expect(isUpToDate({ name, inputs })).toBe(false);
      setUp(first);
      expect(isUpToDate({ name, inputs })).toBe(true);
      writeFileSync(second, '');
      expect(isUpToDate({ name, inputs })).toBe(false);
      setUp(second);
      const made = path.relative(root, output);
      expect(isUpToDate({ name, inputs, output: made })).toBe(true);
      rmSync(output);
      setChanged(folder, 1_000);
      expect(isUpToDate({ name, inputs, output: made })).toBe(false);
      rmSync(folder, { recursive: true });
      expect(isUpToDate({ name, inputs })).toBe(false);
    } finally {
      rmSync(folder, { recursive: true, force: true });
      rmSync(path.join(root, 'node_modules/.cache/steps', name.replaceAll(' ', '-')), {
        force: true,
      });
    }
  });
});
