import { readdirSync } from 'node:fs';
import path from 'node:path';
import { run } from './child.mjs';
import { root } from './place.mjs';
import { say } from './progress.mjs';

/** Runs every measurement of bench/, or those whose name holds one of the given words. */
export async function bench(node, words) {
  const files = readdirSync(path.join(root, 'bench', 'src')).filter(
    (name) => name.endsWith('.bench.ts') && (words.length === 0 || words.some((word) => name.includes(word))),
  );
  let worst = 0;
  for (const file of files.sort()) {
    say(`\n${file}`);
    worst = Math.max(worst, (await run(node, ['--expose-gc', path.join('bench', 'src', file)])).code);
  }
  if (files.length === 0) say('No such measurement.');
  return files.length === 0 ? 1 : worst;
}
