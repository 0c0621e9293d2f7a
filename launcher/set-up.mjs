import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { build, isBuilt } from './build.mjs';
import { install, isInstalled } from './install.mjs';
import { fetchNode, findNode } from './node-runtime.mjs';
import { runtimeDir } from './place.mjs';
import { say } from './progress.mjs';

const lock = path.join(runtimeDir, 'set-up.lock');

/** Brings Node, the packages and (unless told otherwise) the built pages. Returns the path of Node. Instant when all is there. */
export async function setUp({ pages = true } = {}) {
  const isDone = () => findNode() !== undefined && isInstalled() && (!pages || isBuilt());
  if (isDone()) return findNode();
  await takeTurn();
  try {
    const node = findNode() ?? (await fetchNode());
    if (!isInstalled()) await install(node);
    if (pages && !isBuilt()) await build(node);
    return node;
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** Two starts of one checkout install and build one after the other. */
async function takeTurn() {
  mkdirSync(runtimeDir, { recursive: true });
  for (let said = false; ;) {
    try {
      mkdirSync(lock);
      writeFileSync(path.join(lock, 'pid'), String(process.pid));
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (await isAbandoned()) {
      rmSync(lock, { recursive: true, force: true });
      continue;
    }
    if (!said) say('Another start is installing or building here; waiting for it ...');
    said = true;
    await delay(500);
  }
}

async function isAbandoned() {
  for (let tries = 0; tries < 5; tries++) {
    try {
      process.kill(Number(readFileSync(path.join(lock, 'pid'), 'utf8')), 0);
      return false;
    } catch (error) {
      if (error.code === 'ESRCH') return true;
      if (error.code === 'EPERM') return false;
      // The other start has made the folder and not yet the file in it.
      await delay(100);
    }
  }
  return true;
}
