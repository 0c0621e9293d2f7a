import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npm } from './npm.mjs';
import { root } from './place.mjs';
import { Fault, withProgress } from './progress.mjs';

const lockFile = path.join(root, 'package-lock.json');
const stampFile = path.join(root, 'node_modules', '.vela-install');
// npm writes this file last, so a folder that has it was installed to the end.
const npmRecord = path.join(root, 'node_modules', '.package-lock.json');

/** Do the installed packages match the lock file? */
export function isInstalled() {
  if (!existsSync(npmRecord)) return false;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp()) return true;
  return recordMatches(packagesOf(lockFile), packagesOf(npmRecord));
}

/** Installs exactly what the lock file names. */
export async function install(node) {
  await withProgress('Installing packages (about a minute)', async () => {
    const { code, output } = await npm(
      ['ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional', '--loglevel=error'],
      {
        node,
      },
    );
    if (code !== 0)
      throw new Fault(
        `The packages could not be installed. Check the network and the registry (npm config get registry).\n${output.trim()}`,
      );
  });
  writeFileSync(stampFile, stamp());
}

/** Every package the lock file asks for on this machine is installed in that version. */
export function recordMatches(wanted, installed) {
  return Object.entries(wanted).every(([place, entry]) => {
    if (
      place === '' ||
      !place.startsWith('node_modules/') ||
      entry.link ||
      isForAnotherMachine(entry)
    )
      return true;
    const found = installed[place];
    // What an optional package of another machine needs for itself names no machine.
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

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

function stamp() {
  const hash = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  return `${hash} ${process.platform}-${process.arch}\n`;
}
