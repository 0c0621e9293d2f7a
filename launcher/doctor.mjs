import { existsSync } from 'node:fs';
import path from 'node:path';
import { isBuilt } from './build.mjs';
import { findChromium, installLine } from './chromium.mjs';
import { run } from './child.mjs';
import { isInstalled } from './install.mjs';
import { findNode, neededMajor, runningNodeIsEnough } from './node-runtime.mjs';
import { root } from './place.mjs';
import { say } from './progress.mjs';

/** Checks this machine and says what to do. Changes nothing. Resolves with 1 when something keeps Vela from running. */
export async function doctor() {
  const node = findNode();
  report(
    node !== undefined,
    'Node',
    node === undefined
      ? `${process.version} is too old; npm start fetches ${neededMajor}`
      : nodeDetail(node),
  );
  const installed = isInstalled();
  report(
    installed,
    'Packages',
    installed ? 'match the lock file' : 'do not match the lock file; npm start installs them',
  );
  const built = installed && isBuilt();
  report(
    built,
    'Pages',
    built
      ? 'built from the sources as they are'
      : 'not built, or older than the sources; npm start builds them',
  );
  const chromium = findChromium();
  report(
    chromium !== undefined,
    'Chromium',
    chromium ?? `none found; only npm test needs it: ${installLine()}`,
  );
  if (
    node === undefined ||
    !installed ||
    !existsSync(path.join(root, 'server', 'src', 'doctor.ts'))
  ) {
    say('The rest is checked once npm start has installed everything.');
    return 1;
  }
  return (await run(node, [path.join('server', 'src', 'doctor.ts')])).code;
}

function nodeDetail(node) {
  return runningNodeIsEnough()
    ? process.version
    : `${process.version} runs the launcher, ${path.relative(root, node)} the rest`;
}

function report(fine, what, detail) {
  say(`${fine ? 'ok  ' : '!   '} ${what.padEnd(12)} ${detail}`);
}
