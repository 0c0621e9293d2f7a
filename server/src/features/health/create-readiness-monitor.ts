import { statfs } from 'node:fs/promises';
import type { Readiness } from '@vela/contracts';
import { checkReadiness, type ReadinessDeps } from './check-readiness.ts';

/** The state of all dependencies, measured in the background. */
export type ReadinessMonitor = {
  /** The last measurement; waits for the first. A stop shows at once. */
  read(): Promise<Readiness>;
  /** Measures every ten seconds from now on. */
  start(): void;
  stop(): void;
};

const everyMs = 10_000;
/** Below this the database cannot be trusted to write: new work goes elsewhere. */
const minFreeBytes = 64 * 1024 * 1024;

/** Whether the volume of a folder has room; the database of the server may lie elsewhere. */
export async function hasDiskSpace(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= minFreeBytes;
}

/** Creates a monitor; requests read from memory, so that they reach no mail server or vendor. */
export function createReadinessMonitor(
  deps: ReadinessDeps & { readonly isStopping?: (() => boolean) | undefined },
): ReadinessMonitor {
  let timer: NodeJS.Timeout | undefined;
  let last: Readiness | undefined;
  let running: Promise<Readiness> | undefined;

  async function measure(): Promise<Readiness> {
    try {
      last = await checkReadiness(deps);
      return last;
    } finally {
      running = undefined;
    }
  }

  const begin = (): Promise<Readiness> => (running ??= measure());

  return {
    async read() {
      const measured = last ?? (await begin());
      return deps.isStopping?.() === true ? { ...measured, status: 'stopping' } : measured;
    },
    start() {
      void begin();
      timer ??= setInterval(() => void begin(), everyMs).unref();
    },
    stop() {
      clearInterval(timer);
    },
  };
}
