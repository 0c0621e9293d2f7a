import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { build, isBuilt } from './build.mjs';
import { install, isInstalled } from './install.mjs';
import { fetchNode, findNode } from './node-runtime.mjs';
import { runtimeDir } from './paths.mjs';
import { logLine } from './progress.mjs';

const lockFolder = path.join(runtimeDir, 'set-up.lock');

/** Ensures Node, packages and (unless `pages` is false) built pages. Returns the path of Node. */
export async function setUp({ pages = true } = {}) {
  const isDone = () => findNode() !== undefined && isInstalled() && (!pages || isBuilt());
  if (isDone()) return findNode();
  await acquireLock();
  try {
    const node = findNode() ?? (await fetchNode());
    if (!isInstalled()) await install(node);
    if (pages && !isBuilt()) await build(node);
    return node;
  } finally {
    rmSync(lockFolder, { recursive: true, force: true });
  }
}

/** Acquires the set-up lock: installs and builds in one checkout run one at a time. */
async function acquireLock() {
  mkdirSync(runtimeDir, { recursive: true });
  for (let said = false; ;) {
    try {
      mkdirSync(lockFolder);
      writeFileSync(path.join(lockFolder, 'pid'), String(process.pid));
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (await isLockStale()) {
      rmSync(lockFolder, { recursive: true, force: true });
      continue;
    }
    if (!said) logLine('Another start is installing or building here; waiting for it ...');
    said = true;
    await delay(500);
  }
}

async function isLockStale() {
  for (let tries = 0; tries < 5; tries++) {
    try {
      process.kill(Number(readFileSync(path.join(lockFolder, 'pid'), 'utf8')), 0);
      return false;
    } catch (error) {
      if (error.code === 'ESRCH') return true;
      if (error.code === 'EPERM') return false;
      // The other process has created the folder but not yet the pid file.
      await delay(100);
    }
  }
  return true;
}
