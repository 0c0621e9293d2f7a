import { spawn } from 'node:child_process';
import { readFileSync, watch } from 'node:fs';
import path from 'node:path';
import { exitCodeOf, insistOnEnd, passSignalsTo } from './child.mjs';
import { root } from './place.mjs';
import { say } from './progress.mjs';

const main = path.join('server', 'src', 'main.ts');

/** Runs the server until it ends; resolves with its exit code. It notices by its closed channel when we are killed. */
export async function serve(node) {
  const { child, ended } = startServer(node, 'production');
  const letGo = passSignalsTo(child, () => insistOnEnd(child));
  const stopWatching = onLostParent(() => end(child));
  const code = await ended;
  letGo();
  stopWatching();
  return code;
}

/** Runs the server for work on it: pages change in the browser as they are saved, other parts restart it. */
export async function serveForDevelopment(node) {
  const state = { stopping: false, code: 0, wake: () => {} };
  let current = startServer(node, 'development');
  const stop = () => {
    state.stopping = true;
    state.wake();
    end(current.child);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  const stopWatching = onLostParent(stop);
  const changes = watchSources(() => {
    say('Sources changed; starting the server again');
    end(current.child);
    state.wake();
  });
  while (!state.stopping) {
    const changed = new Promise((resolve) => (state.wake = () => resolve(undefined)));
    state.code = await current.ended;
    // A server that ended by a fault waits for the next change.
    if (state.code !== 0) await changed;
    if (!state.stopping) current = startServer(node, 'development');
  }
  changes.close();
  stopWatching();
  return state.code;
}

function end(child) {
  child.kill('SIGTERM');
  insistOnEnd(child);
}

function startServer(node, mode) {
  const child = spawn(node, ['--enable-source-maps', main], {
    cwd: root,
    env: { ...process.env, NODE_ENV: mode },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code, signal) => resolve(exitCodeOf(code, signal)));
  });
  return { child, ended };
}

/** Where npm started us (through a shell) and is killed, nobody sends us a signal; we see that our parents are others. */
function onLostParent(act) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32')
    return () => {};
  const parents = parentsOf();
  const timer = setInterval(() => {
    if (parentsOf() === parents) return;
    clearInterval(timer);
    act();
  }, 500);
  return () => clearInterval(timer);
}

function parentsOf() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(') ') + 2).split(' ')[1]}`;
  } catch {
    return String(process.ppid);
  }
}

function watchSources(act) {
  let timer;
  const soon = (_event, name) => {
    if (!/\.tsx?$/.test(name ?? '') || /\.test\.tsx?$/.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => act(), 150);
  };
  const watchers = ['server', 'analyst', 'market-data', 'engine', 'contracts'].flatMap((part) => {
    try {
      return [watch(path.join(root, part, 'src'), { recursive: true }, soon)];
    } catch {
      // Some older Node cannot watch a whole tree: then the server is restarted by hand.
      return [];
    }
  });
  return { close: () => watchers.forEach((watcher) => watcher.close()) };
}
