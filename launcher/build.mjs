import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './child.mjs';
import { root } from './place.mjs';
import { Fault, withProgress } from './progress.mjs';

const stampFile = path.join(root, 'web', 'build', '.vela-build');
/** What the pages are made of. */
const sources = ['web', 'contracts/src', 'engine/src', 'package-lock.json', 'tsconfig.base.json'];
const notSources = new Set(['build', 'node_modules', '.react-router', 'test-results']);

/** Were the pages built from the sources as they are now? */
export function isBuilt() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourceHash();
}

/** Builds the pages. */
export async function build(node) {
  const hash = sourceHash();
  rmSync(stampFile, { force: true });
  await withProgress('Building the pages', async () => {
    const program = path.join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
    const env = { ...process.env, NODE_ENV: 'production' };
    const { code, output } = await run(node, [program, 'build'], {
      cwd: path.join(root, 'web'),
      env,
      quiet: true,
    });
    if (code !== 0) throw new Fault(`The pages could not be built.\n${output.trim()}`);
  });
  writeFileSync(stampFile, hash);
}

function sourceHash() {
  const hash = createHash('sha256');
  for (const source of sources) addTo(hash, source);
  return hash.digest('hex');
}

function addTo(hash, name) {
  const full = path.join(root, name);
  const entries = directoryOf(full);
  if (entries === undefined) {
    if (existsSync(full)) hash.update(`${name}\0`).update(readFileSync(full)).update('\0');
    return;
  }
  for (const entry of entries.sort()) if (!notSources.has(entry)) addTo(hash, `${name}/${entry}`);
}

function directoryOf(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return undefined;
  }
}
