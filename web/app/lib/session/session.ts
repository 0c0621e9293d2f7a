import { apiPaths, type SessionAnswer, type SessionHint, type User } from '@vela/contracts';
import { type Api, createApi, sendRequest } from '../api.ts';
import { Listeners } from '../listeners.ts';
import { askAgain } from './ask-again.ts';
import { refreshAccessToken } from './refresh.ts';
import type { SessionState } from './session-state.ts';

export type Session = {
  readonly api: Api;
  readonly state: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Tries the cookie, then fetches the user: once, on start. `inDoubt` tries it although the server saw no cookie. */
  readonly restore: (options?: { inDoubt: boolean }) => Promise<void>;
  readonly signIn: (answer: SessionAnswer) => void;
  /** Ends the session here in any case; false when the server could not be told, so that its cookie may live on. */
  readonly logout: () => Promise<boolean>;
  /** Another tab logged out. */
  readonly forget: () => void;
};

/** Older clients kept these; a logout sweeps them too. */
const legacyKeys = ['access_token', 'user'];

const logoutTimeoutMs = 5_000;

/** The cookie must be gone before the page says so: a reload right after would otherwise restore the session. */
async function tellServer(token: string | undefined): Promise<boolean> {
  try {
    const response = await sendRequest(
      apiPaths.logout,
      { method: 'POST', keepalive: true, signal: AbortSignal.timeout(logoutTimeoutMs) },
      token,
    );
    return response.ok || response.status === 401;
  } catch {
    return false;
  }
}

/** Holds the session of this page: the access token stays in this closure, never in storage. */
export function createSession(hint: SessionHint): Session {
  let state: SessionState =
    hint === 'absent' ? { status: 'unauthenticated' } : { status: 'loading' };
  let accessToken: string | undefined;
  let renewal: Promise<string | undefined> | undefined;
  let restoring: Promise<void> | undefined;
  const listeners = new Listeners();

  function become(next: SessionState): void {
    state = next;
    listeners.tell();
  }

  function end(ended?: 'logout' | 'expired'): void {
    accessToken = undefined;
    become({ status: 'unauthenticated', ...(ended === undefined ? {} : { ended }) });
  }

  async function refresh(): Promise<string | undefined> {
    const wasSignedIn = state.status === 'authenticated';
    accessToken = await refreshAccessToken();
    if (accessToken === undefined) end(wasSignedIn ? 'expired' : undefined);
    return accessToken;
  }

  function renew(failed: string | undefined): Promise<string | undefined> {
    if (accessToken !== undefined && accessToken !== failed) return Promise.resolve(accessToken);
    renewal ??= refresh().finally(() => {
      renewal = undefined;
    });
    return renewal;
  }

  const api = createApi({ current: () => accessToken, renew });

  async function readSession(): Promise<void> {
    if ((await renew(undefined)) === undefined) return;
    become({ status: 'authenticated', user: await api.request<User>(apiPaths.me) });
  }

  const isLoading = () => state.status === 'loading';
  // A member is not shown the door because the server is busy for a moment. Where it cannot be reached or is ill the cookie stays, so a
  // later reload can still restore the session.
  const restoreByCookie = () =>
    askAgain(readSession, isLoading).catch(() => (isLoading() ? end() : undefined));

  return {
    api,
    state: () => state,
    subscribe: listeners.subscribe,
    restore({ inDoubt } = { inDoubt: false }) {
      if (isLoading() || inDoubt) restoring ??= restoreByCookie();
      return restoring ?? Promise.resolve();
    },
    signIn(answer) {
      accessToken = answer.access_token;
      become({ status: 'authenticated', user: answer.user });
    },
    async logout() {
      const told = await tellServer(accessToken);
      for (const key of legacyKeys) localStorage.removeItem(key);
      end('logout');
      return told;
    },
    forget: () => end('logout'),
  };
}
