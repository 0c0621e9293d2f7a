import { spawn } from 'node:child_process';
import os from 'node:os';
import { root } from './place.mjs';

/** Runs a command to its end. Resolves with its exit code, 128 + n when signal n ended it. `quiet` keeps its output back and gives it as `output`. */
export function run(
  command,
  args,
  { env = process.env, cwd = root, quiet = false, shell = false } = {},
) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      shell,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
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

/** Hands SIGINT and SIGTERM on to a child, and says so. Returns the way back. */
export function passSignalsTo(child, onSignal = () => {}) {
  const pass = (signal) => {
    child.kill(signal);
    onSignal();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass);
  return () => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, pass);
  };
}

/** Longer than a child takes to end that does not hang: the server gives itself 20 seconds. */
const endLimitMs = 25_000;

/** Sees that a child ends that was told to: one that hangs is killed. */
export function insistOnEnd(child, limitMs = endLimitMs) {
  const timer = setTimeout(() => child.kill('SIGKILL'), limitMs);
  child.once('exit', () => clearTimeout(timer));
}

export function exitCodeOf(code, signal) {
  return code ?? 128 + (os.constants.signals[signal] ?? 1);
}
