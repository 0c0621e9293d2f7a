import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; `onServer` on the server and in the first rendering. */
export function useMediaQuery(query: string, onServer: boolean): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  const isMatching = (): boolean => window.matchMedia(query).matches;
  return useSyncExternalStore(subscribe, isMatching, () => onServer);
}
