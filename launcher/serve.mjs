import { spawn } from 'node:child_process';
import { readFileSync, watch } from 'node:fs';
import path from 'node:path';
import { toExitCode, killAfterTimeout, forwardSignals } from './child.mjs';
import { root } from './paths.mjs';
import { logLine } from './progress.mjs';

/** Built for production; in development the sources run as they are written. */
const serverMain = {
  production: path.join('server', 'build', 'main.js'),
  development: path.join('server', 'src', 'main.ts'),
};

/**
 * Young objects of the main thread take 12 MB instead of up to 96; worker threads have limits of
 * their own. Heaps grow by 40 % before they are collected again: with 30 % collecting took a third of
 * the processor time of analyses. So few young objects are collected by one thread: helpers that wait
 * for each other cost more than they save.
 */
const memoryFlags = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=40',
  '--no-parallel-scavenge',
];

/**
 * glibc: fewer arenas, and blocks of 64 kB and above that are freed go back to the system: buffers of
 * answers and candles otherwise leave holes between longer-lived ones.
 */
const memorySettings = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536' };

/** Runs the server to its exit code; killed with this process by the closed IPC channel. */
export async function runServer(node) {
  const { child, ended } = startServer(node, 'production');
  const letGo = forwardSignals(child, () => killAfterTimeout(child));
  const stopWatching = watchParent(() => stopChild(child));
  const code = await ended;
  letGo();
  stopWatching();
  return code;
}

/** Development server: pages update in the browser (HMR), other changes restart it. */
export async function runDevelopmentServer(node) {
  const state = { stopping: false, code: 0, wake: () => {} };
  let current = startServer(node, 'development');
  const stop = () => {
    state.stopping = true;
    state.wake();
    stopChild(current.child);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  const stopWatching = watchParent(stop);
  const changes = watchSources(() => {
    logLine('Sources changed; starting the server again');
    stopChild(current.child);
    state.wake();
  });
  while (!state.stopping) {
    const changed = new Promise((resolve) => (state.wake = () => resolve(undefined)));
    state.code = await current.ended;
    // After a crash, wait for the next change before restarting.
    if (state.code !== 0) await changed;
    if (!state.stopping) current = startServer(node, 'development');
  }
  changes.close();
  stopWatching();
  return state.code;
}

function stopChild(child) {
  child.kill('SIGTERM');
  killAfterTimeout(child);
}

function startServer(node, mode) {
  // The maps of packages take 15 MB.
  const maps = mode === 'development' ? ['--enable-source-maps'] : [];
  const child = spawn(node, [...maps, ...memoryFlags, serverMain[mode]], {
    cwd: root,
    env: { ...memorySettings, ...process.env, NODE_ENV: mode },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code, signal) => resolve(toExitCode(code, signal)));
  });
  return { child, ended };
}

/** When npm is killed, its shell passes no signal on; so parent process ids are polled. */
function watchParent(act) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32')
    return () => {};
  const parents = readParentIds();
  const timer = setInterval(() => {
    if (readParentIds() === parents) return;
    clearInterval(timer);
    act();
  }, 500);
  return () => clearInterval(timer);
}

function readParentIds() {
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
      // Older Node versions cannot watch recursively; the server is then restarted by hand.
      return [];
    }
  });
  return { close: () => watchers.forEach((watcher) => watcher.close()) };
}
