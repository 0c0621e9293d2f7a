import { readdirSync } from 'node:fs';
import path from 'node:path';
import { run } from './child.mjs';
import { ensureChromium } from './chromium.mjs';
import { root } from './place.mjs';
import { say } from './progress.mjs';
import { setUp } from './set-up.mjs';

/** What is measured: the modules of bench/, and the server's latency, which bench/ may not import. */
function measurements() {
  const modules = readdirSync(path.join(root, 'bench', 'src'), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.bench.ts'));
  return [
    ...modules.sort().map((name) => path.join('bench', 'src', name)),
    path.join('server', 'src', 'testing', 'measure-latency.ts'),
  ];
}

const ofPages = path.join('bench', 'src', 'pages');
const inBrowser = path.join(ofPages, 'lighthouse.bench.ts');
const ofChart = path.join('e2e', 'speed.config.ts');
const ofQuestions = path.join('bench', 'src', 'questions.bench.ts');

/** What a measurement finds in its environment: the browser, where it needs one. */
async function environmentOf(file) {
  return file === inBrowser
    ? { ...process.env, CHROMIUM_PATH: await ensureChromium() }
    : process.env;
}

/** How smoothly the chart moves, in a real browser before the real server. */
async function benchChart(node) {
  say(`\n${ofChart}`);
  const program = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const env = {
    ...process.env,
    CHROMIUM_PATH: await ensureChromium(),
    PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}`,
  };
  return (
    await run(node, [program, 'test', '--config=speed.config.ts'], {
      cwd: path.join(root, 'e2e'),
      env,
    })
  ).code;
}

/** Runs every measurement, or those whose name holds one of the given words. What begins with a dash is handed on to the browser's and the questions'. */
export async function bench(given) {
  const [words, options] = [
    given.filter((word) => !word.startsWith('-')),
    given.filter((word) => word.startsWith('-')),
  ];
  const files = measurements().filter(
    (file) => words.length === 0 || words.some((word) => file.includes(word)),
  );
  const node = await setUp({ pages: files.some((file) => file.startsWith(ofPages)) });
  let worst = 0;
  for (const file of files) {
    say(`\n${file}`);
    const args = [
      '--expose-gc',
      file,
      ...(file === inBrowser || file === ofQuestions ? options : []),
    ];
    worst = Math.max(worst, (await run(node, args, { env: await environmentOf(file) })).code);
  }
  const withChart =
    words.length === 0 || words.some((word) => ofChart.includes(word) || 'chart'.includes(word));
  if (withChart) worst = Math.max(worst, await benchChart(await setUp()));
  if (files.length === 0 && !withChart) say('No such measurement.');
  return files.length === 0 && !withChart ? 1 : worst;
}
