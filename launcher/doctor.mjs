import { existsSync } from 'node:fs';
import path from 'node:path';
import { isBuilt } from './build.mjs';
import { findChromium, getInstallCommand } from './chromium.mjs';
import { run } from './child.mjs';
import { isInstalled } from './install.mjs';
import { findNode, neededMajor, isRunningNodeSufficient } from './node-runtime.mjs';
import { root } from './paths.mjs';
import { logLine } from './progress.mjs';

/** Logs what this machine lacks, changes nothing; resolves with 1 when Vela cannot run. */
export async function runDoctor() {
  const node = findNode();
  report(
    node !== undefined,
    'Node',
    node === undefined
      ? `${process.version} is too old; npm start fetches ${neededMajor}`
      : describeNode(node),
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
    'Build',
    built
      ? 'made from the sources as they are'
      : 'missing, or older than the sources; npm start makes it',
  );
  const chromium = findChromium();
  report(
    chromium !== undefined,
    'Chromium',
    chromium ?? `none found; only npm test needs it: ${getInstallCommand()}`,
  );
  if (
    node === undefined ||
    !installed ||
    !existsSync(path.join(root, 'server', 'src', 'doctor.ts'))
  ) {
    logLine('The rest is checked once npm start has installed everything.');
    return 1;
  }
  return (await run(node, [path.join('server', 'src', 'doctor.ts')])).code;
}

function describeNode(node) {
  return isRunningNodeSufficient()
    ? process.version
    : `${process.version} runs the launcher, ${path.relative(root, node)} the rest`;
}

function report(fine, what, detail) {
  logLine(`${fine ? 'ok  ' : '!   '} ${what.padEnd(12)} ${detail}`);
}
