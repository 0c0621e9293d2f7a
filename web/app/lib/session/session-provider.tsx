import type { SessionAnswer, User } from '@vela/contracts';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Api } from '../api.ts';
import { usePageEnvironment } from '../page-environment.ts';
import { watchActivity } from './activity.ts';
import { createSession, type Session } from './session.ts';
import type { SessionState } from './session-state.ts';

type SessionContextValue = {
  session: Session;
  state: SessionState;
  lastActivity: () => number | undefined;
  /** Tells the other tabs of this browser. */
  announce: (message: 'logout' | 'changed') => void;
};

const SessionContext = createContext<SessionContextValue | undefined>(undefined);

/** Whether the page came from back/forward navigation: it may be cached from before the sign-in. */
function isBackNavigation(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'back_forward');
}

/** Restores the session on start, follows what other tabs do with it, and tracks activity. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const hint = usePageEnvironment().session;
  const [session] = useState(() => createSession(hint));
  const state = useSyncExternalStore(session.subscribe, session.state, session.state);
  const activity = useRef<number | undefined>(undefined);
  const channel = useRef<BroadcastChannel | undefined>(undefined);

  useEffect(() => {
    void session.restore({ inDoubt: isBackNavigation() });
    const tabs = new BroadcastChannel('vela-session');
    tabs.addEventListener('message', ({ data }) => {
      if (data === 'logout') session.forget();
      else void session.follow();
    });
    channel.current = tabs;
    const stopWatching = watchActivity((at) => {
      activity.current = at;
    });
    return () => {
      tabs.close();
      stopWatching();
    };
  }, [session]);

  const value = useMemo(
    () => ({
      session,
      state,
      lastActivity: () => activity.current,
      announce: (message: 'logout' | 'changed') => channel.current?.postMessage(message),
    }),
    [session, state],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}

function useSessionContext(): SessionContextValue {
  const value = useContext(SessionContext);
  if (value === undefined) throw new Error('useSession needs a SessionProvider above it');
  return value;
}

/** The session of this page and its user. */
export function useSession() {
  const { session, state, lastActivity, announce } = useSessionContext();
  return {
    state,
    /** The signed-in user, undefined while loading and for guests. */
    user: state.status === 'authenticated' ? state.user : undefined,
    signIn: (answer: SessionAnswer): void => {
      session.signIn(answer);
      announce('changed');
    },
    /** Shows a changed account here and in the other tabs. */
    updateUser: (user: User): void => {
      session.updateUser(user);
      announce('changed');
    },
    /** The same as of this moment, for what runs after the last rendering. */
    isSignedIn: () => session.state().status === 'authenticated',
    /** Resolves with false when the server could not be reached. */
    logout: async () => {
      const told = await session.logout();
      announce('logout');
      return told;
    },
    /** Time of the last user activity, UTC milliseconds, to the minute. */
    lastActivity,
  };
}

/** The API with the session's token; the same object for the lifetime of the page. */
export function useApi(): Api {
  return useSessionContext().session.api;
}
