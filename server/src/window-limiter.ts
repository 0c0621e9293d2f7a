import { LRUCache } from 'lru-cache';

/** Counts points by key in windows that begin with the first point. */
export type WindowLimiter = {
  /** Takes a point; milliseconds until the window ends when none is left, else undefined. */
  consume(key: string): number | undefined;
  /** Gives a point back, unless its window has ended. */
  reward(key: string): void;
};

type Window = { taken: number; readonly endsAt: number };

const maxKeys = 200_000;

/** At most `points` in `seconds` of a monotonic clock: setting the system's clock changes nothing. */
export function createWindowLimiter(
  { points, seconds }: { readonly points: number; readonly seconds: number },
  clock: () => number = () => performance.now(),
): WindowLimiter {
  const windows = new LRUCache<string, Window>({ max: maxKeys });
  const findOpen = (key: string): Window | undefined => {
    const window = windows.get(key);
    return window !== undefined && clock() < window.endsAt ? window : undefined;
  };
  return {
    consume: (key) => {
      const window = findOpen(key) ?? { taken: 0, endsAt: clock() + seconds * 1_000 };
      window.taken += 1;
      windows.set(key, window);
      return window.taken > points ? window.endsAt - clock() : undefined;
    },
    reward: (key) => {
      const window = findOpen(key);
      if (window !== undefined) window.taken = Math.max(0, window.taken - 1);
    },
  };
}
