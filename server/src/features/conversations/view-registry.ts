import { AppError } from '../../errors.ts';
import type { AnswerRun } from './answer-run.ts';
import { createAnswerView, type AnswerView } from './answer-view.ts';
import { createReplays, type Replays } from './replays.ts';
import type { ViewLimits } from './view-limits.ts';

/** The streams that are open, and the stored answers that are read by them. */
export type ViewRegistry = {
  /** Throws TOO_MANY_REQUESTS when the person reads too many answers at once. */
  open(run: AnswerRun, from: number): AnswerView;
  /** The stored events of an ended answer, shared by all who read them at the time. */
  readonly replay: Replays['open'];
  askAllToReconnect(): void;
};

/** Streams of one person at a time: one for each open window. */
const maxViewsPerUser = 20;

export function createViewRegistry(limits?: ViewLimits): ViewRegistry {
  const views = new Map<AnswerView, number>();
  const replays = createReplays();
  return {
    open(run, from) {
      const opened = [...views.values()].filter((userId) => userId === run.userId);
      if (opened.length >= maxViewsPerUser)
        throw new AppError('TOO_MANY_REQUESTS', 'too many streams of one person are open', {
          details: { retry_after: 5 },
        });
      const view = createAnswerView(run, from, limits);
      views.set(view, run.userId);
      replays.hold(run);
      view.stream.once('close', () => {
        views.delete(view);
        replays.release(run);
      });
      return view;
    },
    replay: (identity, read) => replays.open(identity, read),
    askAllToReconnect() {
      for (const view of views.keys()) view.askToReconnect();
    },
  };
}
