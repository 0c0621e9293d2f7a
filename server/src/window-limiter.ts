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
  // By last use, oldest first. A map grows with its keys; an LRU cache has memory for all at once.
  const windows = new Map<string, Window>();
  const findOpen = (key: string): Window | undefined => {
    const window = windows.get(key);
    return window !== undefined && clock() < window.endsAt ? window : undefined;
  };
  /** Forgets windows that have ended, from the oldest on, and the oldest beyond the limit. */
  const forget = (): void => {
    for (const [key, { endsAt }] of windows) {
      if (windows.size <= maxKeys && clock() < endsAt) return;
      windows.delete(key);
    }
  };
  return {
    consume: (key) => {
      const window = findOpen(key) ?? { taken: 0, endsAt: clock() + seconds * 1_000 };
      window.taken += 1;
      windows.delete(key);
      windows.set(key, window);
      forget();
      return window.taken > points ? window.endsAt - clock() : undefined;
    },
    reward: (key) => {
      const window = findOpen(key);
      if (window !== undefined) window.taken = Math.max(0, window.taken - 1);
    },
  };
}
