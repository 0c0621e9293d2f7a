import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { illustrations } from './illustration-list.ts';
import { illustrationFolder, toIllustrationText } from './illustration-text.ts';
import { makeIllustration } from './make-illustration.ts';

/** Writes every planned illustration and removes files that are no longer planned. */
async function makeIllustrations(): Promise<void> {
  const names = new Set(illustrations.map(({ name }) => `${name}.json`));
  for (const file of await readdir(illustrationFolder)) {
    if (file.endsWith('.json') && !names.has(file)) await rm(path.join(illustrationFolder, file));
  }
  for (const illustration of illustrations) {
    const text = toIllustrationText(await makeIllustration(illustration));
    await writeFile(path.join(illustrationFolder, `${illustration.name}.json`), text);
    process.stdout.write(`${illustration.name}\n`);
  }
}

await makeIllustrations();
