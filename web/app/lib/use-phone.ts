import { layout } from '@vela/contracts';
import { useSyncExternalStore } from 'react';

const query = `(max-width: ${layout.mobileBreakpoint}px)`;

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether the window has the width of a phone. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
