import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './child.mjs';
import { chooseJourneys } from './choose-journeys.mjs';
import { root } from './paths.mjs';
import { logLine } from './progress.mjs';

/** Reports of vitest and Playwright; replaced by each run. */
export const reports = path.join(root, 'test-results', 'reports');
const program = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');
const cwd = path.join(root, 'e2e');

/**
 * Runs browser journeys: each in every language and width with `everyCombination`, else each once.
 * `args` are passed to Playwright. Resolves with the exit code and the file of the JSON report.
 * @param {string} node
 * @param {{ env: NodeJS.ProcessEnv, everyCombination?: boolean, args?: string[] }} options
 */
export async function runJourneys(node, { env, everyCombination = false, args = [] }) {
  mkdirSync(reports, { recursive: true });
  const report = path.join(reports, 'playwright.json');
  rmSync(report, { force: true });
  const list = everyCombination ? undefined : path.join(reports, 'journeys.txt');
  if (list !== undefined && !(await writeTestList(node, env, list))) return { code: 1, report };
  const chosen = list === undefined ? [] : ['--test-list', list];
  const { code } = await run(node, [program, 'test', '--reporter=list,json', ...chosen, ...args], {
    cwd,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return { code, report };
}

/** Writes the journeys to run, one combination of each. Resolves with false if they cannot be listed. */
async function writeTestList(node, env, file) {
  const listing = path.join(reports, 'journeys.json');
  const { code, output } = await run(node, [program, 'test', '--list', '--reporter=json'], {
    cwd,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: listing },
    quiet: true,
  });
  if (code !== 0) {
    logLine(`The journeys could not be listed.\n${output.trim()}`);
    return false;
  }
  const lines = chooseJourneys(JSON.parse(readFileSync(listing, 'utf8')));
  writeFileSync(file, `${lines.join('\n')}\n`);
  return true;
}
