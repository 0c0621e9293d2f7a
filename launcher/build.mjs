import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './child.mjs';
import { root } from './paths.mjs';
import { LauncherError, runWithProgress } from './progress.mjs';

const settings = ['package-lock.json', 'tsconfig.base.json'];

/** What `npm start` runs is built first; a stamp in each folder tells from which sources. */
const builds = [
  {
    title: 'Building the pages',
    folder: path.join(root, 'web'),
    sources: ['web', 'contracts/src', 'engine/src', ...settings],
    program: [path.join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs'), 'build'],
  },
  {
    title: 'Building the server',
    folder: path.join(root, 'server'),
    sources: [
      ...['server', 'analyst', 'market-data', 'engine', 'contracts'].map((part) => `${part}/src`),
      ...settings,
    ],
    program: [path.join(root, 'server', 'src', 'build-server.ts')],
  },
];
const notSources = new Set(['build', 'node_modules', '.react-router', 'test-results']);

const getStampFile = (folder) => path.join(folder, 'build', '.vela-build');

function isCurrent({ folder, sources }) {
  const file = getStampFile(folder);
  return existsSync(file) && readFileSync(file, 'utf8') === hashSources(sources);
}

/** Whether the builds match the current sources. */
export function isBuilt() {
  return builds.every(isCurrent);
}

/** Builds what does not match the current sources. */
export async function build(node) {
  for (const part of builds) if (!isCurrent(part)) await buildPart(node, part);
}

async function buildPart(node, { title, folder, sources, program }) {
  const hash = hashSources(sources);
  rmSync(getStampFile(folder), { force: true });
  await runWithProgress(title, async () => {
    const env = { ...process.env, NODE_ENV: 'production' };
    const { code, output } = await run(node, program, { cwd: folder, env, quiet: true });
    if (code !== 0) throw new LauncherError(`${title} failed.\n${output.trim()}`);
  });
  writeFileSync(getStampFile(folder), hash);
}

function hashSources(sources) {
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
