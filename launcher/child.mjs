import { spawn } from 'node:child_process';
import os from 'node:os';
import { root } from './paths.mjs';

/** Runs to the exit code (128 + n for signal n) and, with `quiet`, output instead of printing. */
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
    const letGo = forwardSignals(child);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      letGo();
      resolve({ code: toExitCode(code, signal), output });
    });
  });
}

/** Forwards SIGINT, SIGTERM and SIGHUP to a child; returns a function that stops forwarding. */
export function forwardSignals(child, onSignal = () => {}) {
  const pass = (signal) => {
    child.kill(signal);
    onSignal();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass);
  return () => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, pass);
  };
}

/** Longer than the 20 s shutdown timeout of the server. */
const killTimeoutMs = 25_000;

/** Kills a child with SIGKILL when it has not exited after `limitMs`. */
export function killAfterTimeout(child, limitMs = killTimeoutMs) {
  const timer = setTimeout(() => child.kill('SIGKILL'), limitMs);
  child.once('exit', () => clearTimeout(timer));
}

export function toExitCode(code, signal) {
  return code ?? 128 + (os.constants.signals[signal] ?? 1);
}
