import { useCallback, useLayoutEffect, useRef } from 'react';

/** Calls the latest `callback` by a stable identity, for memoized children; not during render. */
export function useStableCallback<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
