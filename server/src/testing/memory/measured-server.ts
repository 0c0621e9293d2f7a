import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Clock ticks of /proc. */
const ticksPerSecond = 100;

/** As launcher/serve.mjs starts the server. */
export const memoryFlags = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=40',
  '--no-parallel-scavenge',
];
export const memorySettings = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536' };

const compileCache = path.resolve(import.meta.dirname, '../../../../.runtime/compile-cache');

/** A server in a process of its own, whose memory can be read. */
export type MeasuredServer = {
  /** Resident memory in megabytes, from the kernel. */
  readRssMb(): number;
  /** Processor time of all threads since the start, in seconds, from the kernel. */
  readProcessorSeconds(): number;
  /** Memory by threads, in one line. */
  describe(): Promise<string>;
  stop(): Promise<void>;
};

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** Starts the server with these settings; resolves when it is ready. */
export async function startMeasuredServer(
  env: Readonly<Record<string, string>>,
  origin: string,
): Promise<MeasuredServer> {
  const child = fork(path.resolve(import.meta.dirname, '../../../build/main.js'), {
    execArgv: [...memoryFlags, '--import', path.resolve(import.meta.dirname, 'memory-probe.ts')],
    env: {
      ...memorySettings,
      PATH: '/usr/local/bin:/usr/bin:/bin',
      NODE_ENV: 'production',
      // The probe is TypeScript: what strips its types takes 10 MB, and is not needed with a cache.
      NODE_COMPILE_CACHE: compileCache,
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const isReady = (): Promise<boolean> =>
    fetch(`${origin}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (hasEnded(child)) throw new Error('the server ended while starting');
    await delay(100);
  }
  return {
    readRssMb() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000;
    },
    readProcessorSeconds() {
      const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8');
      const [user, system] = stat
        .slice(stat.lastIndexOf(') ') + 2)
        .split(' ')
        .slice(11, 13);
      return (Number(user) + Number(system)) / ticksPerSecond;
    },
    async describe() {
      child.send('memory');
      const answer = await Promise.race([once(child, 'message'), delay(5_000)]);
      return answer === undefined ? 'no answer' : String(answer[0]);
    },
    async stop() {
      child.kill('SIGTERM');
      if (!hasEnded(child)) await once(child, 'exit');
    },
  };
}
