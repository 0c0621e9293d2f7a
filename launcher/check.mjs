import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './child.mjs';
import { root } from './paths.mjs';
import { logLine } from './progress.mjs';

const resolveBin = (...parts) => path.join(root, 'node_modules', ...parts);
const typescript = resolveBin('typescript', 'bin', 'tsc');
const projects = [
  'engine',
  'engine/tsconfig.test.json',
  'contracts',
  'contracts/tsconfig.test.json',
  'market-data',
  'analyst',
  'server',
  'web',
  'web/tsconfig.worker.json',
  'bench',
  'e2e',
  'launcher',
];

/**
 * The steps of the gate: a program with its arguments; a `first` step runs before the others.
 * @type {{ name: string, args: string[], cwd?: string, first?: boolean, when?: () => boolean }[]}
 */
const steps = [
  {
    name: 'route types',
    first: true,
    args: [resolveBin('@react-router', 'dev', 'bin.cjs'), 'typegen'],
    cwd: 'web',
  },
  ...projects.map((project) => ({
    name: `types of ${project}`,
    args: [typescript, '-p', project],
  })),
  { name: 'lint', args: [resolveBin('oxlint', 'bin', 'oxlint')] },
  { name: 'format', args: [resolveBin('oxfmt', 'bin', 'oxfmt'), '--check', '.'] },
  {
    name: 'arrows',
    args: [resolveBin('vitest', 'vitest.mjs'), 'run', '--project=unit', 'architecture.test.ts'],
  },
  { name: 'dead code', args: [resolveBin('knip', 'bin', 'knip.js')] },
  {
    name: 'size of the pages',
    args: [resolveBin('size-limit', 'bin.js')],
    cwd: 'web',
    when: () => existsSync(path.join(root, 'web', 'build', 'client')),
  },
];

/** Runs the gate, two steps at a time; resolves with 0 when all steps passed, else 1. */
export async function check(node) {
  const began = Date.now();
  const wanted = steps.filter(({ when }) => when === undefined || when());
  const results = [];
  for (const step of wanted.filter(({ first }) => first)) results.push(await runStep(node, step));
  const waiting = wanted.filter(({ first }) => !first);
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      results.push(await runStep(node, step));
  };
  await Promise.all([worker(), worker()]);
  const failed = results.filter((held) => !held).length;
  logLine(
    `${failed === 0 ? 'The gate holds' : `${failed} of ${results.length} steps failed`} (${((Date.now() - began) / 1000).toFixed(1)} s)`,
  );
  return failed === 0 ? 0 : 1;
}

async function runStep(node, { name, args, cwd = '.' }) {
  const { code, output } = await run(node, args, { cwd: path.join(root, cwd), quiet: true });
  logLine(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  if (code !== 0) logLine(output.trim());
  return code === 0;
}
