import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveSessions } from './live-sessions.ts';
import { createSessionWatch } from './session-watch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const who = { userId: 1, sessionId: 'one' };
const open = { userId: 1, createdAt: 0, user: {}, userJson: '{}' };

/** A watch whose answers are given in turn: an open session, none, or a fault of the database. */
function createWatch(answers: ('open' | 'ended' | 'fault')[]) {
  const find = vi.fn<LiveSessions['find']>(async () => {
    const answer = answers.shift() ?? 'open';
    if (answer === 'fault') throw new Error('the database does not answer');
    return answer === 'open' ? Object.assign(Object.create(null), open) : undefined;
  });
  return { find, watch: createSessionWatch({ find }) };
}

it('tells the end once, of the sessions that a change concerns', async () => {
  const { watch, find } = createWatch(['open', 'open', 'ended']);
  const onEnd = vi.fn<() => void>();
  watch.watch(who, onEnd);
  watch.note({ sessionId: 'another' });
  watch.note({ userId: 2 });
  await vi.advanceTimersByTimeAsync(0);
  expect(find).toHaveBeenCalledTimes(1);
  watch.note({ userId: 1 });
  await vi.advanceTimersByTimeAsync(0);
  expect(onEnd).not.toHaveBeenCalled();
  watch.note({ sessionId: 'one' });
  watch.note({ sessionId: 'one' });
  await vi.advanceTimersByTimeAsync(0);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('asks again while the database does not answer, for less than a minute', async () => {
  const short = createWatch(['fault', 'fault', 'open']);
  const long = createWatch(Array.from({ length: 20 }, () => 'fault' as const));
  const [stays, ends] = [vi.fn<() => void>(), vi.fn<() => void>()];
  short.watch.watch(who, stays);
  long.watch.watch(who, ends);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(ends).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(40_000);
  expect(stays).not.toHaveBeenCalled();
  expect(ends).toHaveBeenCalledTimes(1);
});

it('tells nothing after it was stopped', async () => {
  const { watch } = createWatch(['open', 'ended']);
  const onEnd = vi.fn<() => void>();
  const stop = watch.watch(who, onEnd);
  await vi.advanceTimersByTimeAsync(0);
  stop();
  watch.note({ sessionId: 'one' });
  await vi.advanceTimersByTimeAsync(0);
  expect(onEnd).not.toHaveBeenCalled();
});
