import { setTimeout as sleep } from 'node:timers/promises';
import type { Language, SampleAnalysis } from '@vela/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { readNewestSample } from './sample-store.ts';
import { refreshSample, type RefreshDeps } from './refresh-sample.ts';
import { toSampleAnalysis, type StoredSample } from './stored-sample.ts';

export type SampleDeps = RefreshDeps & {
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** How long a reader waits for the first sample at most, in ms; six seconds by default. */
  readonly firstWaitMs?: number;
  /** Called when the shown sample changes, so that pages with the old one are invalidated. */
  readonly onChange: () => void;
};

/** The sample analysis of the home page and its refresh schedule. */
export type Sample = {
  /** The newest sample; undefined before the first and while the database is unavailable. */
  read(language: Language): Promise<SampleAnalysis | undefined>;
  /** Starts the background refresh; returns at once. */
  start(): void;
  /** Stops the refresh and waits for a running one. */
  stop(): Promise<void>;
};

/** Refresh interval; also the longest delay until a server sees another one's sample. */
const refreshIntervalMs = 3_600_000;
const firstRetryMs = 15_000;
/** Delay after the start: the first visits come before a sample that may be a little older. */
const startupDelayMs = 15_000;
/** The same without any sample: the chart that the workspace opens with is analysed before it. */
const firstDelayMs = 250;

/** How long the first visitors of a new server wait for the first sample, rather than see none. */
const usualWaitMs = 6_000;

/** Backoff in ms after consecutive failures: 15 s, doubled each time, at most an hour. */
export function calculateRetryDelayMs(failures: number): number {
  return Math.min(firstRetryMs * 2 ** (failures - 1), refreshIntervalMs);
}

type State = {
  shown?: StoredSample | undefined;
  timer?: NodeJS.Timeout;
  work?: Promise<void>;
  /** Settles when the first sample is shown or could not be made; absent before the start. */
  first?: PromiseWithResolvers<void>;
  failures: number;
  improve: boolean;
  stopped: boolean;
};

/** Waits for the first sample of a server that has just started, a moment at most. */
async function waitForFirst(
  { first }: State,
  { firstWaitMs = usualWaitMs }: SampleDeps,
): Promise<void> {
  if (first !== undefined)
    await Promise.race([first.promise, sleep(firstWaitMs, undefined, { ref: false })]);
}

/** Refreshes the sample at the start, every hour, and sooner while a source fails. */
export function createSample(deps: SampleDeps): Sample {
  const { db, log, onChange } = deps;
  const state: State = { failures: 0, improve: true, stopped: false };

  const show = (sample: StoredSample | undefined): void => {
    if (sample === undefined || sample.id === state.shown?.id) return;
    state.shown = sample;
    state.first?.resolve();
    onChange();
  };

  const look = async (): Promise<void> => {
    try {
      const refreshed = await refreshSample(deps, state.improve);
      show(refreshed.sample);
      state.improve = refreshed.kind === 'improvable';
      state.failures = refreshed.kind === 'failed' ? state.failures + 1 : 0;
      if (refreshed.kind === 'failed')
        log.warn(
          { reason: refreshed.reason },
          'the sample analysis could not be made; it is tried again',
        );
    } catch (error) {
      state.failures += 1;
      log.warn({ err: error }, 'the sample analysis could not be made; it is tried again');
    }
    state.first?.resolve();
    plan(state.failures === 0 ? refreshIntervalMs : calculateRetryDelayMs(state.failures));
  };

  const begin = async (): Promise<void> => {
    const newest = await readNewestSample(db).catch(() => undefined);
    show(newest);
    plan(newest === undefined ? firstDelayMs : startupDelayMs);
  };

  const plan = (delayMs: number): void => {
    if (state.stopped) return;
    state.timer = setTimeout(() => {
      state.work = look();
    }, delayMs).unref();
  };

  return {
    read: async (language) => {
      try {
        state.shown ??= await readNewestSample(db);
        if (state.shown === undefined) await waitForFirst(state, deps);
      } catch (error) {
        log.warn({ err: error }, 'the sample analysis could not be read');
      }
      return state.shown === undefined ? undefined : toSampleAnalysis(state.shown, language);
    },
    start: () => {
      state.first = Promise.withResolvers();
      state.work = begin();
    },
    stop: async () => {
      state.stopped = true;
      clearTimeout(state.timer);
      await state.work;
    },
  };
}
