import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runNpm } from './npm.mjs';
import { root } from './paths.mjs';
import { LauncherError, runWithProgress } from './progress.mjs';

const lockFile = path.join(root, 'package-lock.json');
const stampFile = path.join(root, 'node_modules', '.vela-install');
// npm writes this file last, so its presence means that the install completed.
const npmRecord = path.join(root, 'node_modules', '.package-lock.json');

/** Whether the installed packages match the lock file. */
export function isInstalled() {
  if (!existsSync(npmRecord)) return false;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === createStamp()) return true;
  return hasAllPackages(readPackages(lockFile), readPackages(npmRecord));
}

/** Runs `npm ci`. */
export async function install(node) {
  await runWithProgress('Installing packages (about a minute)', async () => {
    const { code, output } = await runNpm(
      ['ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional', '--loglevel=error'],
      {
        node,
      },
    );
    if (code !== 0)
      throw new LauncherError(
        `The packages could not be installed. Check the network and the registry (npm config get registry).\n${output.trim()}`,
      );
  });
  writeFileSync(stampFile, createStamp());
}

/** Whether every package of the lock file for this platform is installed in that version. */
export function hasAllPackages(wanted, installed) {
  return Object.entries(wanted).every(([place, entry]) => {
    if (
      place === '' ||
      !place.startsWith('node_modules/') ||
      entry.link ||
      isForAnotherMachine(entry)
    )
      return true;
    const found = installed[place];
    // Dependencies of an optional package for another platform name no platform themselves.
    if (found === undefined && entry.optional && entry.os === undefined) return true;
    return found?.version === entry.version && found?.integrity === entry.integrity;
  });
}

function isForAnotherMachine({ os, cpu, libc }) {
  return (
    (os && !os.includes(process.platform)) ||
    (cpu && !cpu.includes(process.arch)) ||
    libc !== undefined
  );
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

function createStamp() {
  const hash = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  return `${hash} ${process.platform}-${process.arch}\n`;
}
