import { useCallback, useLayoutEffect, useRef } from 'react';

/** A callback that stays the same while what it does follows every render: what is given it need not be drawn anew. Not to be called while rendering. */
export function useStable<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
