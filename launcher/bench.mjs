import { readdirSync } from 'node:fs';
import path from 'node:path';
import { run } from './child.mjs';
import { root } from './place.mjs';
import { say } from './progress.mjs';

/** What is measured: the modules of bench/, and the server's latency, which bench/ may not import. */
function measurements() {
  const modules = readdirSync(path.join(root, 'bench', 'src'), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.bench.ts'));
  return [...modules.sort().map((name) => path.join('bench', 'src', name)), path.join('server', 'src', 'testing', 'measure-latency.ts')];
}

/** Runs every measurement, or those whose name holds one of the given words. */
export async function bench(node, words) {
  const files = measurements().filter((file) => words.length === 0 || words.some((word) => file.includes(word)));
  let worst = 0;
  for (const file of files) {
    say(`\n${file}`);
    worst = Math.max(worst, (await run(node, ['--expose-gc', file])).code);
  }
  if (files.length === 0) say('No such measurement.');
  return files.length === 0 ? 1 : worst;
}
