import { isSessionHint, isTheme, type SessionHint, type Theme } from '@vela/contracts';
import { createContext, useContext, useSyncExternalStore } from 'react';

/** What the first rendering of a page depends on besides its path and language: the same on the server and at hydration. */
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

/** Reads back what the server wrote on the html element. In the mobile build nothing was written: the defaults hold. */
export function readPageEnvironment(): PageEnvironment {
  const { origin, theme, session } = document.documentElement.dataset;
  return {
    nonce: undefined,
    origin: origin ?? window.location.origin,
    theme: isTheme(theme) ? theme : 'system',
    session: isSessionHint(session) ? session : 'unknown',
  };
}

const never = (): (() => void) => () => undefined;

/** Whether the page has come alive: false on the server and in the first rendering, then true for good. */
export function useScriptsRun(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
