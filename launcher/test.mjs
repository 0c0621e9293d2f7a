import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { formatBudgets, sumSecondsByPart } from './budget.mjs';
import { ensureJourneyBrowser } from './chromium.mjs';
import { run } from './child.mjs';
import { formatFailedTest, listFailedJourneys, listFailedUnits } from './failed-tests.mjs';
import { reports, runJourneys } from './journeys.mjs';
import { root } from './paths.mjs';
import { logLine } from './progress.mjs';
import { runAgain } from './run-again.mjs';
import { setUp } from './set-up.mjs';
import { addCounts, countPlaywright, countVitest, formatCounts } from './test-count.mjs';

/** Runs vitest, then the journeys (`full`: every combination); 0 when all passed, none empty. */
export async function runTests({ full = false } = {}) {
  const began = Date.now();
  const { node, env } = await prepareTests({ full });
  const prepared = secondsSince(began);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  logLine('Unit and integration tests');
  const vitest = await runAgain(await runVitest(node, env), {
    list: listFailedUnits,
    count: countVitest,
    run: (failed) =>
      runVitest(node, env, ['--no-file-parallelism', ...failed.map(({ file }) => file)]),
  });

  logLine('Browser journeys');
  const journeysBegan = Date.now();
  const journeys = await runAgain(await runJourneys(node, { env, everyCombination: full }), {
    list: listFailedJourneys,
    count: countPlaywright,
    run: () =>
      runJourneys(node, { env, everyCombination: true, args: ['--last-failed', '--workers=1'] }),
  });
  const used = {
    'install and build': prepared,
    ...sumSecondsByPart(vitest.first, root),
    journeys: secondsSince(journeysBegan),
  };
  if (!full) for (const line of formatBudgets(used, secondsSince(began))) logLine(line);
  return finish([
    { name: 'vitest', ...vitest },
    { name: 'playwright', ...journeys },
  ]);
}

const secondsSince = (began) => (Date.now() - began) / 1000;

/** Ensures all that tests need; returns Node and the environment of the tests. */
export async function prepareTests({ full = false } = {}) {
  const chromium = await ensureJourneyBrowser();
  const node = await setUp();
  const env = {
    ...clearSettings(process.env),
    CHROMIUM_PATH: chromium,
    PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}`,
    VELA_TESTS: full ? 'all' : '',
  };
  return { node, env };
}

async function runVitest(node, env, args = []) {
  const report = path.join(reports, 'vitest.json');
  const program = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { ...(await run(node, [program, 'run', ...reporters, ...args], { env })), report };
}

/** Logs the counts as the last line. Returns 0 when every run had tests and all of them passed. */
export function finish(runs) {
  for (const { failed = [], passedAlone = [] } of runs) {
    for (const test of failed) logLine(`Failed: ${formatFailedTest(test)}`);
    for (const test of passedAlone) logLine(`Failed, and passes alone: ${formatFailedTest(test)}`);
  }
  const total = addCounts(runs.map(({ count }) => count));
  const isComplete = runs.every(({ count: { passed, failed } }) => passed + failed > 0);
  if (!isComplete) logLine('A run had no tests, or left no report.');
  const broken = runs.filter(({ code }) => code !== 0);
  if (total.failed === 0)
    for (const { name, code } of broken) logLine(`${name} ended with code ${code}.`);
  logLine(formatCounts(total));
  return broken.length === 0 && isComplete && total.failed === 0 ? 0 : 1;
}

/** Clears the settings listed in .env.example, so that tests run with the defaults. */
function clearSettings(env) {
  const example = readFileSync(path.join(root, '.env.example'), 'utf8');
  const keys = [...example.matchAll(/^#?\s?([A-Z_]+)=/gm)].map(([, key]) => key);
  return { ...env, ...Object.fromEntries(keys.map((key) => [key, ''])) };
}
