import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { run } from './child.mjs';
import { root } from './place.mjs';
import { say } from './progress.mjs';
import { setUp } from './set-up.mjs';
import { closingLine, countPlaywright, countVitest, total } from './test-count.mjs';

const reports = path.join(root, 'test-results', 'reports');
const bin = (...parts) => path.join(root, 'node_modules', ...parts);

/** Runs every test: vitest, then the browser journeys. Resolves with 0 when all passed, and there were some in both. */
export async function test() {
  const chromium = await ensureChromium();
  const node = await setUp();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const env = {
    ...withoutSettings(process.env),
    CHROMIUM_PATH: chromium,
    PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}`,
  };

  say('Unit and integration tests');
  const vitestReport = path.join(reports, 'vitest.json');
  const vitest = await run(
    node,
    [
      bin('vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ],
    { env },
  );

  say('Browser journeys');
  const playwrightReport = path.join(reports, 'playwright.json');
  const playwrightEnv = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };
  const playwright = await run(
    node,
    [bin('@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json'],
    {
      cwd: path.join(root, 'e2e'),
      env: playwrightEnv,
    },
  );

  const counts = [countVitest(read(vitestReport)), countPlaywright(read(playwrightReport))];
  const allRan = counts.every(({ passed, failed }) => passed + failed > 0);
  if (!allRan) say('One of the two runs had no tests, or left no report.');
  const codes = vitest.code || playwright.code;
  if (codes !== 0 && total(counts).failed === 0)
    say(`vitest ended with code ${vitest.code}, playwright with code ${playwright.code}.`);
  say(closingLine(total(counts)));
  return codes === 0 && allRan && total(counts).failed === 0 ? 0 : 1;
}

/** Tests run with the defaults: what this person has set for their own server, in the environment or in .env, is not theirs. */
function withoutSettings(env) {
  const example = readFileSync(path.join(root, '.env.example'), 'utf8');
  const keys = [...example.matchAll(/^#?\s?([A-Z_]+)=/gm)].map(([, key]) => key);
  return { ...env, ...Object.fromEntries(keys.map((key) => [key, ''])) };
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
