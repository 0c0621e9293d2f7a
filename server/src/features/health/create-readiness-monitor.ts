import { statfs } from 'node:fs/promises';
import type { Readiness } from '@vela/contracts';
import { checkOutside, checkOwnParts, type ReadinessDeps } from './check-readiness.ts';

/** The state of all dependencies, of which requests reach only the database. */
export type ReadinessMonitor = {
  /** The last measurement, waiting for the first; the own parts are at most 250 ms old. */
  read(): Promise<Readiness>;
  /** Measures every ten seconds from now on. */
  start(): void;
  stop(): void;
};

const everyMs = 10_000;
const maxOwnAgeMs = 250;
/** Below this the database cannot be trusted to write: new work goes elsewhere. */
const minFreeBytes = 64 * 1024 * 1024;

/** Whether the volume of a folder has room; the database of the server may lie elsewhere. */
export async function hasDiskSpace(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= minFreeBytes;
}

/** Remembers what `check` said for `maxAgeMs`; asked at once by many, it is called once. */
function createMeasurement<State>(check: () => Promise<State>, maxAgeMs: number) {
  let last: { readonly state: State; readonly at: number } | undefined;
  let running: Promise<State> | undefined;
  const measure = async (): Promise<State> => {
    try {
      const state = await check();
      last = { state, at: performance.now() };
      return state;
    } finally {
      running = undefined;
    }
  };
  const begin = (): Promise<State> => (running ??= measure());
  return {
    begin,
    read: async (): Promise<State> =>
      last === undefined || performance.now() - last.at > maxAgeMs ? await begin() : last.state,
  };
}

/** Creates a monitor; what lies outside is asked in the background alone, but for the first time. */
export function createReadinessMonitor(
  deps: ReadinessDeps & { readonly isStopping?: (() => boolean) | undefined },
): ReadinessMonitor {
  const own = createMeasurement(() => checkOwnParts(deps), maxOwnAgeMs);
  const outside = createMeasurement(() => checkOutside(deps), Number.POSITIVE_INFINITY);
  let timer: NodeJS.Timeout | undefined;
  const measureAll = (): void => void Promise.all([own.begin(), outside.begin()]);

  return {
    async read() {
      const [ownStates, outsideStates] = await Promise.all([own.read(), outside.read()]);
      const isReady = Object.values(ownStates).every((state) => state === 'ok');
      const status = isReady ? 'ready' : 'not-ready';
      return {
        status: deps.isStopping?.() === true ? 'stopping' : status,
        dependencies: { ...ownStates, ...outsideStates },
      };
    },
    start() {
      measureAll();
      timer ??= setInterval(measureAll, everyMs).unref();
    },
    stop() {
      clearInterval(timer);
    },
  };
}
