import { spawn } from 'node:child_process';
import path from 'node:path';
import { forwardSignals, toExitCode } from './child.mjs';
import { isInstalled } from './install.mjs';
import { findNode } from './node-runtime.mjs';
import { root } from './paths.mjs';
import { LauncherError } from './progress.mjs';

/** Runs the MCP server on this process's input and output, which carry nothing but its protocol. */
export async function runMcp() {
  const node = findNode();
  if (node === undefined || !isInstalled())
    throw new LauncherError('Vela is not set up yet: run `npm start` or `npm run build` once.');
  const child = spawn(node, [path.join('server', 'src', 'mcp.ts')], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  forwardSignals(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(toExitCode(code, signal)));
  });
}
