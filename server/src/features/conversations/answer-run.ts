/** Which answer this is, and whose. */
export type AnswerIdentity = {
  readonly answerId: string;
  readonly messageId: string;
  readonly conversationId: string;
  readonly userId: number;
};

/** Why a run was asked to end before its answer was complete. */
export type StopReason = 'stopped' | 'shutdown';

/**
 * The events of one answer, all of them stored, for any number of viewers to replay and follow. The run goes on without viewers.
 */
export type AnswerRun = AnswerIdentity & {
  /** JSON of the events so far; only ever grows. */
  readonly events: readonly string[];
  /** No more events will come. `complete` is false when the answer broke off and is to be asked for again. */
  readonly end: { readonly complete: boolean } | undefined;
  /** Fires when the run is asked to end; the reason is a StopReason. */
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

/** An answer that ended earlier, out of storage. */
export function replayedRun(identity: AnswerIdentity, events: readonly string[]): AnswerRun {
  const run = createAnswerRun(identity);
  run.publish(events);
  run.finish(true);
  return run;
}
