import { Readable } from 'node:stream';
import type { AnswerRun } from './answer-run.ts';
import { encodeEventPieces, pieceLength } from './event-pieces.ts';
import { createReaderTimers } from './reader-timers.ts';
import { viewLimits, type ViewLimits } from './view-limits.ts';

export type AnswerView = {
  readonly stream: Readable;
  /** Ends the stream with a `reconnect` event and a random retry delay. */
  askToReconnect(): void;
};

const reconnectMs = { least: 1_000, spread: 5_000 };

function encodeReconnect(): string {
  // oxlint-disable-next-line no-restricted-properties -- spreads reconnections; no secret
  const delayMs = Math.round(reconnectMs.least + Math.random() * reconnectMs.spread);
  return `retry: ${delayMs}\nevent: reconnect\n\n`;
}

/** Characters of the events from a position on. */
function countBacklog(run: AnswerRun, from: number): number {
  return run.events.slice(from).reduce((sum, event) => sum + event.length, 0);
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
  let pieces = encodeEventPieces(run, from);
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
    while (state.isWanted && state.next < run.events.length) {
      const piece = pieces.next();
      if (piece.done === true) pieces = encodeEventPieces(run, ++state.next);
      else push(piece.value);
    }
    if (!state.isWanted || run.end === undefined) return;
    if (run.end.complete) push('data: [DONE]\n\n');
    close();
  };
  const follow = (): void => {
    send();
    if (countBacklog(run, state.next) > limits.maxBacklog) stream.destroy();
    if (run.end !== undefined) timers.limitDrain();
  };
  const unfollow = run.onChange(follow);
  const stream = new Readable({
    highWaterMark: pieceLength,
    read() {
      timers.noteRead();
      state.isWanted = !state.isClosed;
      send();
    },
    destroy(error, done) {
      timers.stop();
      unfollow();
      done(error);
    },
  });
  const isWaiting = (): boolean => state.isWanted;
  const keepAlive = (): void => push(': keep-alive\n\n');
  const timers = createReaderTimers({ isWaiting, keepAlive, cut: () => stream.destroy() }, limits);
  // A client needs a first byte to know it is connected; the next event may take long.
  stream.push(': connected\n\n');
  if (run.end !== undefined) timers.limitDrain();
  return {
    stream,
    askToReconnect() {
      if (stream.destroyed || state.isClosed) return;
      push(encodeReconnect());
      close();
    },
  };
}
