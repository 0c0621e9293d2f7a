import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runtimeDir } from './paths.mjs';
import { run } from './child.mjs';

/** Runs npm under this Node, quietly: the npm that started us, or the one next to this Node. */
export function runNpm(args, { node = process.execPath } = {}) {
  const script = findNpmScript();
  const env = {
    ...process.env,
    PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}`,
    ...chooseNpmCache(),
  };
  const options = { env, quiet: true };
  return script
    ? run(node, [script, ...args], options)
    : run('npm', args, { ...options, shell: process.platform === 'win32' });
}

function findNpmScript() {
  const startedBy = process.env.npm_execpath;
  const beside = path.dirname(process.execPath);
  return [
    startedBy,
    path.join(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
    path.join(beside, 'node_modules/npm/bin/npm-cli.js'),
  ].find((file) => file !== undefined && path.basename(file) === 'npm-cli.js' && existsSync(file));
}

/** Uses a cache in the checkout when the home folder is not writable. */
function chooseNpmCache() {
  if (process.env.npm_config_cache !== undefined && isWritable(process.env.npm_config_cache))
    return {};
  if (isWritable(os.homedir())) return {};
  return { npm_config_cache: path.join(runtimeDir, 'npm-cache') };
}

function isWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
