import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchActivity } from './activity.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const dispatchActivity = (sign: string) => window.dispatchEvent(new Event(sign));

describe('activity', () => {
  it('is reported at most once a minute, of any kind, until stopped', () => {
    const noted: number[] = [];
    const stop = watchActivity((at) => noted.push(at));
    dispatchActivity('click');
    vi.advanceTimersByTime(59_999);
    dispatchActivity('keydown');
    expect(noted).toEqual([1_000_000]);
    vi.advanceTimersByTime(1);
    dispatchActivity('scroll');
    expect(noted).toEqual([1_000_000, 1_060_000]);
    stop();
    vi.advanceTimersByTime(120_000);
    dispatchActivity('touchstart');
    expect(noted).toHaveLength(2);
  });

  it('is reported when the clock was set back, too', () => {
    const noted: number[] = [];
    const stop = watchActivity((at) => noted.push(at));
    dispatchActivity('click');
    vi.setSystemTime(0);
    vi.advanceTimersByTime(60_000);
    dispatchActivity('click');
    expect(noted).toEqual([1_000_000, 60_000]);
    stop();
  });
});
