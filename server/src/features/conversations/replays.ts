import { cacheBytes } from '../../cache-bytes.ts';
import { AppError } from '../../errors.ts';
import { createReplayedRun, type AnswerIdentity, type AnswerRun } from './answer-run.ts';

/** Ended answers that are being read, each held once for all of its readers. */
export type Replays = {
  /** The answer that is held, else as `read` gives it. Throws SERVICE_BUSY when too many are. */
  open(identity: AnswerIdentity, read: () => Promise<readonly string[]>): Promise<AnswerRun>;
  /** Counts a reader of an answer; one that `open` did not give is not counted. */
  hold(run: AnswerRun): void;
  release(run: AnswerRun): void;
};

type Held = { readonly run: AnswerRun; readers: number };

/** An answer without a reader is dropped after this time: its request ended before its stream. */
const unreadMs = 30_000;

/** Two bytes a character, at most. */
function measureEvents({ events }: AnswerRun): number {
  return 2 * events.reduce((length, event) => length + event.length, 0);
}

/** Holds answers of `maxBytes` in all; one more may be begun below it. */
export function createReplays(maxBytes: number = cacheBytes.replayedAnswers): Replays {
  const held = new Map<string, Held>();
  let bytes = 0;

  function dropUnread({ run, readers }: Held): void {
    if (readers > 0 || held.get(run.answerId)?.run !== run) return;
    held.delete(run.answerId);
    bytes -= measureEvents(run);
  }

  return {
    async open(identity, read) {
      const known = held.get(identity.answerId);
      if (known !== undefined) return known.run;
      if (bytes >= maxBytes)
        throw new AppError('SERVICE_BUSY', 'too many stored answers are being read', {
          details: { retry_after: 5 },
        });
      const added = { run: createReplayedRun(identity, await read()), readers: 0 };
      const meanwhile = held.get(identity.answerId);
      if (meanwhile !== undefined) return meanwhile.run;
      held.set(identity.answerId, added);
      bytes += measureEvents(added.run);
      setTimeout(() => dropUnread(added), unreadMs).unref();
      return added.run;
    },
    hold(run) {
      const known = held.get(run.answerId);
      if (known?.run === run) known.readers += 1;
    },
    release(run) {
      const known = held.get(run.answerId);
      if (known?.run !== run) return;
      known.readers -= 1;
      dropUnread(known);
    },
  };
}
