import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Whether the page has come alive: false on the server and in the first rendering, then true for good. */
export function useScriptsRun(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
