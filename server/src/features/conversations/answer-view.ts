import { Readable } from 'node:stream';
import type { AnswerRun } from './answer-run.ts';

export type AnswerView = {
  readonly stream: Readable;
  /** Ends the stream with a `reconnect` event and a random retry delay. */
  askToReconnect(): void;
};

export type ViewLimits = {
  readonly heartbeatMs: number;
  /** A client that lags behind by more characters than this is dropped; it can resume. */
  readonly maxBacklog: number;
  /** How long a client may take to read the rest of an answer that has ended. */
  readonly drainMs: number;
};

export const viewLimits: ViewLimits = {
  heartbeatMs: 15_000,
  maxBacklog: 16 * 1024 * 1024,
  drainMs: 60_000,
};

const reconnectMs = { least: 1_000, spread: 5_000 };

function encodeEvent(run: AnswerRun, position: number): string {
  return `id: ${run.answerId}:${position}\ndata: ${run.events[position]}\n\n`;
}

/** The position after a Last-Event-ID of this answer; 0 for one of another answer or none. */
export function findPositionAfter(run: AnswerRun, lastEventId: string | undefined): number {
  const [answerId, position] = lastEventId?.split(':') ?? [];
  return answerId === run.answerId && /^\d{1,9}$/.test(position ?? '') ? Number(position) + 1 : 0;
}

/** An answer as server-sent events from `from`, at the client's pace; `[DONE]` when complete. */
export function createAnswerView(
  run: AnswerRun,
  from: number,
  limits: ViewLimits = viewLimits,
): AnswerView {
  const state = { next: from, isWanted: false, isClosed: false };
  let drainTimer: NodeJS.Timeout | undefined;
  const push = (text: string): void => {
    state.isWanted = false;
    if (stream.push(text)) state.isWanted = !state.isClosed;
  };
  const close = (): void => {
    state.isWanted = false;
    state.isClosed = true;
    unfollow();
    stream.push(null);
  };
  const send = (): void => {
    while (state.isWanted && state.next < run.events.length) push(encodeEvent(run, state.next++));
    if (!state.isWanted || run.end === undefined) return;
    if (run.end.complete) push('data: [DONE]\n\n');
    close();
  };
  const follow = (): void => {
    send();
    const backlog = run.events.slice(state.next).reduce((sum, event) => sum + event.length, 0);
    if (backlog > limits.maxBacklog) stream.destroy();
    if (run.end !== undefined)
      drainTimer ??= setTimeout(() => stream.destroy(), limits.drainMs).unref();
  };
  const heartbeat = setInterval(() => {
    if (state.isWanted) push(': keep-alive\n\n');
  }, limits.heartbeatMs).unref();
  const unfollow = run.onChange(follow);
  const stream = new Readable({
    read() {
      state.isWanted = !state.isClosed;
      send();
    },
    destroy(error, done) {
      clearInterval(heartbeat);
      clearTimeout(drainTimer);
      unfollow();
      done(error);
    },
  });
  // A client needs a first byte to know it is connected; the next event may take long.
  stream.push(': connected\n\n');
  if (run.end !== undefined)
    drainTimer = setTimeout(() => stream.destroy(), limits.drainMs).unref();
  return {
    stream,
    askToReconnect() {
      if (stream.destroyed || state.isClosed) return;
      push(
        `retry: ${Math.round(reconnectMs.least + Math.random() * reconnectMs.spread)}\nevent: reconnect\n\n`,
      );
      close();
    },
  };
}
