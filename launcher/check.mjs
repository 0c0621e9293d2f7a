import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './child.mjs';
import { listLintArguments, markLinted } from './lint.mjs';
import { root } from './paths.mjs';
import { logLine } from './progress.mjs';
import { isUpToDate, markUpToDate } from './up-to-date.mjs';

const resolveBin = (...parts) => path.join(root, 'node_modules', ...parts);
const typescript = resolveBin('typescript', 'bin', 'tsc');
const routeTypes = 'route types';
const libraries = [
  'engine',
  'engine/tsconfig.test.json',
  'contracts',
  'contracts/tsconfig.test.json',
  'market-data',
];
const projects = [
  'analyst',
  'server',
  'web',
  'web/tsconfig.worker.json',
  'bench',
  'e2e',
  'launcher',
];

/**
 * Checks the types of a project; what did not change since the last time is not checked again.
 * @param {string} project
 */
const checkTypes = (project) => {
  const name = project.replace('/', '-').replace('.json', '');
  const buildInfo = path.join(root, 'node_modules/.cache/types', `${name}.tsbuildinfo`);
  return {
    name: `types of ${project}`,
    args: [typescript, '-p', project, '--incremental', '--tsBuildInfoFile', buildInfo],
    needsRoutes: project.startsWith('web'),
  };
};

/**
 * A program with its arguments. One that needs the types of the routes waits until they are
 * written; one that names its inputs runs when they changed. `addArguments` is called before and
 * `markPassed` after a run that passed, with the time at which it began.
 * @typedef {{ name: string, args: string[], cwd?: string, needsRoutes?: boolean,
 *   when?: () => boolean, inputs?: string[], output?: string, addArguments?: () => string[],
 *   markPassed?: (began: number) => void }} Step
 */

/**
 * The steps of the gate in their order.
 * @type {Step[]}
 */
const steps = [
  {
    name: routeTypes,
    args: [resolveBin('@react-router', 'dev', 'bin.cjs'), 'typegen'],
    cwd: 'web',
    inputs: [
      'package-lock.json',
      'web/app/routes.ts',
      'web/app/site-pages.ts',
      'web/react-router.config.ts',
      'web/vite.config.ts',
    ],
    output: 'web/.react-router/types/+routes.ts',
  },
  ...libraries.map(checkTypes),
  // The longest step begins as soon as the routes are written; short ones fill the other core.
  {
    name: 'lint',
    args: [resolveBin('oxlint', 'bin', 'oxlint')],
    needsRoutes: true,
    addArguments: listLintArguments,
    markPassed: markLinted,
  },
  ...projects.map(checkTypes),
  { name: 'format', args: [resolveBin('oxfmt', 'bin', 'oxfmt'), '--check', '.'] },
  {
    name: 'arrows',
    args: [resolveBin('vitest', 'vitest.mjs'), 'run', '--project=web', 'architecture.test.ts'],
  },
  {
    name: 'dead code',
    args: [
      resolveBin('knip', 'bin', 'knip.js'),
      '--cache',
      '--cache-location',
      path.join(root, 'node_modules/.cache/knip'),
    ],
    needsRoutes: true,
  },
  {
    name: 'size of the pages',
    args: [resolveBin('size-limit', 'bin.js')],
    cwd: 'web',
    when: () => existsSync(path.join(root, 'web', 'build', 'client')),
    inputs: ['package-lock.json', 'web/.size-limit.js', 'web/build/client', 'web/build/server'],
  },
];

/** Runs the gate, two steps at a time; resolves with 0 when all steps passed, else 1. */
export async function check(node) {
  const began = Date.now();
  const waiting = steps.filter(({ when }) => when === undefined || when());
  /** @type {(() => void) | undefined} */
  let allowRoutes;
  /** @type {Promise<void>} */
  const routes = new Promise((resolve) => {
    allowRoutes = resolve;
  });
  const results = [];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (step.needsRoutes === true) await routes;
      results.push(await runStep(node, step));
      if (step.name === routeTypes) allowRoutes?.();
    }
  };
  await Promise.all([worker(), worker()]);
  const failed = results.filter((held) => !held).length;
  logLine(
    `${failed === 0 ? 'The gate holds' : `${failed} of ${results.length} steps failed`} (${((Date.now() - began) / 1000).toFixed(1)} s)`,
  );
  return failed === 0 ? 0 : 1;
}

/**
 * Whether the step passed.
 * @param {string} node
 * @param {Step} step
 */
async function runStep(node, step) {
  const { name, cwd = '.', inputs, output: made } = step;
  if (inputs !== undefined && isUpToDate({ name, inputs, output: made })) {
    logLine(`ok   ${name} (nothing changed)`);
    return true;
  }
  const began = Date.now();
  const args = [...step.args, ...(step.addArguments?.() ?? [])];
  const { code, output } = await run(node, args, { cwd: path.join(root, cwd), quiet: true });
  logLine(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  if (code !== 0) logLine(output.trim());
  else if (inputs !== undefined) markUpToDate(name, began);
  if (code === 0) step.markPassed?.(began);
  return code === 0;
}
