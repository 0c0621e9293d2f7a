import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runtimeDir } from './place.mjs';
import { run } from './child.mjs';

/** Runs npm under this Node, quietly. It is the npm that started us, or the one beside the Node we run on. */
export function npm(args, { node = process.execPath } = {}) {
  const script = npmScript();
  const env = {
    ...process.env,
    PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}`,
    ...ownCache(),
  };
  const options = { env, quiet: true };
  return script
    ? run(node, [script, ...args], options)
    : run('npm', args, { ...options, shell: process.platform === 'win32' });
}

function npmScript() {
  const startedBy = process.env.npm_execpath;
  const beside = path.dirname(process.execPath);
  return [
    startedBy,
    path.join(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
    path.join(beside, 'node_modules/npm/bin/npm-cli.js'),
  ].find((file) => file !== undefined && path.basename(file) === 'npm-cli.js' && existsSync(file));
}

/** Somebody without a home folder to write to gets npm's cache in the checkout. */
function ownCache() {
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
