import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './child.mjs';
import { root } from './paths.mjs';
import { LauncherError, runWithProgress } from './progress.mjs';

const stampFile = path.join(root, 'web', 'build', '.vela-build');
const sources = ['web', 'contracts/src', 'engine/src', 'package-lock.json', 'tsconfig.base.json'];
const notSources = new Set(['build', 'node_modules', '.react-router', 'test-results']);

/** Whether the build matches the current sources. */
export function isBuilt() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hashSources();
}

export async function build(node) {
  const hash = hashSources();
  rmSync(stampFile, { force: true });
  await runWithProgress('Building the pages', async () => {
    const program = path.join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
    const env = { ...process.env, NODE_ENV: 'production' };
    const { code, output } = await run(node, [program, 'build'], {
      cwd: path.join(root, 'web'),
      env,
      quiet: true,
    });
    if (code !== 0) throw new LauncherError(`The pages could not be built.\n${output.trim()}`);
  });
  writeFileSync(stampFile, hash);
}

function hashSources() {
  const hash = createHash('sha256');
  for (const source of sources) addToHash(hash, source);
  return hash.digest('hex');
}

function addToHash(hash, name) {
  const full = path.join(root, name);
  const entries = readDirectory(full);
  if (entries === undefined) {
    if (existsSync(full)) hash.update(`${name}\0`).update(readFileSync(full)).update('\0');
    return;
  }
  for (const entry of entries.sort())
    if (!notSources.has(entry)) addToHash(hash, `${name}/${entry}`);
}

function readDirectory(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return undefined;
  }
}
