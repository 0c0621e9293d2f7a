import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchActivity } from './activity.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => vi.useRealTimers());

const act = (sign: string) => window.dispatchEvent(new Event(sign));

describe('activity', () => {
  it('is noted at most once in a minute, whatever its kind, until nobody watches', () => {
    const noted: number[] = [];
    const stop = watchActivity((at) => noted.push(at));
    act('click');
    vi.advanceTimersByTime(59_999);
    act('keydown');
    expect(noted).toEqual([1_000_000]);
    vi.advanceTimersByTime(1);
    act('scroll');
    expect(noted).toEqual([1_000_000, 1_060_000]);
    stop();
    vi.advanceTimersByTime(120_000);
    act('touchstart');
    expect(noted).toHaveLength(2);
  });
});
