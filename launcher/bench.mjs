import { readdirSync } from 'node:fs';
import path from 'node:path';
import { run } from './child.mjs';
import { ensureChromium } from './chromium.mjs';
import { root } from './paths.mjs';
import { logLine } from './progress.mjs';
import { setUp } from './set-up.mjs';

/** Benchmark files: the modules of bench/, and those of the server, which it may not import. */
function listMeasurements() {
  const modules = readdirSync(path.join(root, 'bench', 'src'), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.bench.ts'));
  return [
    ...modules.sort().map((name) => path.join('bench', 'src', name)),
    path.join('server', 'src', 'testing', 'measure-latency.ts'),
    path.join('server', 'src', 'testing', 'measure-alerts.ts'),
  ];
}

const pagesFolder = path.join('bench', 'src', 'pages');
const withPages = [pagesFolder, path.join('bench', 'src', 'server')];
const lighthouseFile = path.join(pagesFolder, 'lighthouse.bench.ts');
const speedFolder = path.join('e2e', 'speed');
const withOptions = [
  lighthouseFile,
  path.join('bench', 'src', 'server', 'server-speed.bench.ts'),
  path.join('bench', 'src', 'base-rates', 'base-rates.bench.ts'),
  path.join('bench', 'src', 'questions.bench.ts'),
  path.join('bench', 'src', 'question-plans.bench.ts'),
];

/** The environment of a benchmark, with CHROMIUM_PATH where it needs a browser. */
async function createEnvironment(file) {
  return file === lighthouseFile
    ? { ...process.env, CHROMIUM_PATH: await ensureChromium() }
    : process.env;
}

/** Files that measure in a real browser against the real server. */
const listBrowserMeasurements = () =>
  readdirSync(path.join(root, speedFolder))
    .filter((name) => name.endsWith('.speed.ts'))
    .map((name) => path.join(speedFolder, name));

/** Runs those files with the runner of the journeys. Returns the exit code. */
async function runInBrowser(node, files) {
  logLine(`\n${files.join(' ')}`);
  const program = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const env = {
    ...process.env,
    CHROMIUM_PATH: await ensureChromium(),
    PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}`,
  };
  const names = files.map((file) => path.basename(file));
  return (
    await run(node, [program, 'test', '--config=speed.config.ts', ...names], {
      cwd: path.join(root, 'e2e'),
      env,
    })
  ).code;
}

/** Takes a file of its own: `npm run bench -- vectors <file>`. */
const vectorsFile = path.join('bench', 'src', 'vectors', 'vectors.bench.ts');

/** Arguments of a benchmark: dashed ones where it knows options, a file where it reads one. */
function chooseArguments(file, { options, inputs }) {
  if (file === vectorsFile) return inputs.map((input) => path.resolve(input));
  return withOptions.includes(file) ? options : [];
}

/**
 * Runs the benchmarks whose path has a given word, or all; dashed arguments and paths of JSON files
 * are passed on.
 */
export async function runBench(given) {
  const options = given.filter((word) => word.startsWith('-'));
  const inputs = given.filter((word) => word.endsWith('.json'));
  const words = given.filter((word) => !options.includes(word) && !inputs.includes(word));
  const isAsked = (file) => words.length === 0 || words.some((word) => file.includes(word));
  const files = listMeasurements().filter(isAsked);
  const inBrowser = listBrowserMeasurements().filter(isAsked);
  const node = await setUp({
    pages:
      inBrowser.length > 0 ||
      files.some((file) => withPages.some((folder) => file.startsWith(folder))),
  });
  let worst = 0;
  for (const file of files) {
    logLine(`\n${file}`);
    const args = ['--expose-gc', file, ...chooseArguments(file, { options, inputs })];
    worst = Math.max(worst, (await run(node, args, { env: await createEnvironment(file) })).code);
  }
  if (inBrowser.length > 0) worst = Math.max(worst, await runInBrowser(node, inBrowser));
  if (files.length + inBrowser.length > 0) return worst;
  logLine('No such measurement.');
  return 1;
}
