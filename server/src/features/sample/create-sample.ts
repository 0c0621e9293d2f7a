import type { Language, SampleAnalysis } from '@vela/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { readNewestSample } from './sample-store.ts';
import { refreshSample, type RefreshDeps } from './refresh-sample.ts';
import { inLanguage, type StoredSample } from './stored-sample.ts';

export type SampleDeps = RefreshDeps & {
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Called when another sample is to be shown: pages that show the old one are to be made anew. */
  readonly onChange: () => void;
};

/** The sample analysis of the home page, and what keeps it fresh. */
export type Sample = {
  /** The newest in a language; undefined before the first was made, and while the database is away. */
  read(language: Language): Promise<SampleAnalysis | undefined>;
  /** Begins to look after it in the background; returns at once. */
  start(): void;
  /** Stops looking after it, and waits for what is under way. */
  stop(): Promise<void>;
};

/** Also how soon one server notices what another one made. */
const lookMs = 3_600_000;
const firstRetryMs = 15_000;
/** Making one takes the thread for a moment: at a start those come first who waited for the server. */
const settleMs = 2_000;

/** How long to wait after so many failures in a row: 15 seconds at first, an hour at most. */
export function retryAfterMs(failures: number): number {
  return Math.min(firstRetryMs * 2 ** (failures - 1), lookMs);
}

type State = {
  shown?: StoredSample | undefined;
  timer?: NodeJS.Timeout;
  work?: Promise<void>;
  failures: number;
  improve: boolean;
  stopped: boolean;
};

/** Looks after the sample: at the start, then every hour, and sooner while a source fails. */
export function createSample(deps: SampleDeps): Sample {
  const { db, log, onChange } = deps;
  const state: State = { failures: 0, improve: true, stopped: false };

  const show = (sample: StoredSample | undefined): void => {
    if (sample === undefined || sample.id === state.shown?.id) return;
    state.shown = sample;
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
    plan(state.failures === 0 ? lookMs : retryAfterMs(state.failures));
  };

  const begin = async (): Promise<void> => {
    const newest = await readNewestSample(db).catch(() => undefined);
    show(newest);
    plan(newest === undefined ? 0 : settleMs);
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
      } catch (error) {
        log.warn({ err: error }, 'the sample analysis could not be read');
      }
      return state.shown === undefined ? undefined : inLanguage(state.shown, language);
    },
    start: () => {
      state.work = begin();
    },
    stop: async () => {
      state.stopped = true;
      clearTimeout(state.timer);
      await state.work;
    },
  };
}
