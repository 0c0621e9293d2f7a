export type AnswerIdentity = {
  readonly answerId: string;
  readonly messageId: string;
  readonly conversationId: string;
  readonly userId: number;
};

/** Why a run was aborted before its answer was complete. */
export type StopReason = 'stopped' | 'shutdown';

/** The stored events of an answer, for viewers to replay and follow; runs without them. */
export type AnswerRun = AnswerIdentity & {
  /** JSON of the events so far; append-only. */
  readonly events: readonly string[];
  /** Set when no more events come; `complete` false: it failed, has to be requested again. */
  readonly end: { readonly complete: boolean } | undefined;
  /** Aborts when the run is stopped; the reason is a StopReason. */
  readonly signal: AbortSignal;
  publish(events: readonly string[]): void;
  finish(complete: boolean): void;
  stop(reason: StopReason): void;
  /** Calls back after each change, until the returned function is called. */
  onChange(listener: () => void): () => void;
};

export function createAnswerRun(identity: AnswerIdentity): AnswerRun {
  const events: string[] = [];
  const listeners = new Set<() => void>();
  const controller = new AbortController();
  let end: AnswerRun['end'];
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    ...identity,
    events,
    get end() {
      return end;
    },
    signal: controller.signal,
    publish(more) {
      events.push(...more);
      tell();
    },
    finish(complete) {
      end ??= { complete };
      tell();
    },
    stop: (reason) => controller.abort(reason),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Creates an ended run from stored events. */
export function createReplayedRun(identity: AnswerIdentity, events: readonly string[]): AnswerRun {
  const run = createAnswerRun(identity);
  run.publish(events);
  run.finish(true);
  return run;
}
