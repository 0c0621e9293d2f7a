import { isSessionHint, isTheme, type SessionHint, type Theme } from '@vela/contracts';
import { createContext, useContext, useSyncExternalStore } from 'react';

/** What the first rendering needs besides path and language, equal on server and at hydration. */
export type PageEnvironment = {
  nonce: string | undefined;
  origin: string;
  theme: Theme;
  session: SessionHint;
};

export const PageEnvironmentContext = createContext<PageEnvironment>({
  nonce: undefined,
  origin: '',
  theme: 'system',
  session: 'unknown',
});

export function usePageEnvironment(): PageEnvironment {
  return useContext(PageEnvironmentContext);
}

/** Reads the html element's attributes; the mobile build has none and uses the defaults. */
export function readPageEnvironment(): PageEnvironment {
  const { origin, theme, session } = document.documentElement.dataset;
  return {
    nonce: undefined,
    origin: origin ?? window.location.origin,
    theme: isTheme(theme) ? theme : 'system',
    session: isSessionHint(session) ? session : 'unknown',
  };
}

const subscribeToNothing = (): (() => void) => () => undefined;

/** Whether the page is hydrated: false on the server and in the first rendering, then true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
