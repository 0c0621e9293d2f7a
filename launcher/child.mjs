import { spawn } from 'node:child_process';
import os from 'node:os';
import { root } from './place.mjs';

/** Runs a command to its end. Resolves with its exit code, 128 + n when signal n ended it. `quiet` keeps its output back and gives it as `output`. */
export function run(command, args, { env = process.env, cwd = root, quiet = false, shell = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, shell, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'] });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    const letGo = passSignalsTo(child);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      letGo();
      resolve({ code: exitCodeOf(code, signal), output });
    });
  });
}

/** Hands SIGINT and SIGTERM on to a child. Returns the way back. */
export function passSignalsTo(child) {
  const pass = (signal) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass);
  return () => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, pass);
  };
}

export function exitCodeOf(code, signal) {
  return code ?? 128 + (os.constants.signals[signal] ?? 1);
}
