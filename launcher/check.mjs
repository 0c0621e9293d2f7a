import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './child.mjs';
import { root } from './place.mjs';
import { say } from './progress.mjs';

const bin = (...parts) => path.join(root, 'node_modules', ...parts);
const typescript = bin('typescript', 'bin', 'tsc');
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
 * The gate: programs with their arguments; a `first` one must be done before the others.
 * @type {{ name: string, args: string[], cwd?: string, first?: boolean, when?: () => boolean }[]}
 */
const steps = [
  {
    name: 'route types',
    first: true,
    args: [bin('@react-router', 'dev', 'bin.cjs'), 'typegen'],
    cwd: 'web',
  },
  ...projects.map((project) => ({
    name: `types of ${project}`,
    args: [typescript, '-p', project],
  })),
  { name: 'lint', args: [bin('oxlint', 'bin', 'oxlint')] },
  { name: 'format', args: [bin('oxfmt', 'bin', 'oxfmt'), '--check', '.'] },
  {
    name: 'arrows',
    args: [bin('vitest', 'vitest.mjs'), 'run', '--project=unit', 'architecture.test.ts'],
  },
  { name: 'dead code', args: [bin('knip', 'bin', 'knip.js')] },
  {
    name: 'size of the pages',
    args: [bin('size-limit', 'bin.js')],
    cwd: 'web',
    when: () => existsSync(path.join(root, 'web', 'build', 'client')),
  },
];

/** Runs the whole gate, two steps at a time, and says of each whether it held. Resolves with 0 when all did. */
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
  say(
    `${failed === 0 ? 'The gate holds' : `${failed} of ${results.length} steps failed`} (${((Date.now() - began) / 1000).toFixed(1)} s)`,
  );
  return failed === 0 ? 0 : 1;
}

async function runStep(node, { name, args, cwd = '.' }) {
  const { code, output } = await run(node, args, { cwd: path.join(root, cwd), quiet: true });
  say(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  if (code !== 0) say(output.trim());
  return code === 0;
}
