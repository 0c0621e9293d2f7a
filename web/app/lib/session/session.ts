import { apiPaths, type SessionAnswer, type SessionHint, type User } from '@vela/contracts';
import { createApi, sendRequest } from '../api.ts';
import { Emitter } from '../emitter.ts';
import { clearPersonalData, readKeptLanguage } from './clear-personal-data.ts';
import { retryUnavailable } from './retry-unavailable.ts';
import { refreshAccessToken } from './refresh.ts';
import type { SessionState } from './session-state.ts';

export type Session = ReturnType<typeof createSession>;

const logoutTimeoutMs = 5_000;

/** Cleared before logout resolves: a reload right after would restore the session. */
async function sendLogout(token: string | undefined): Promise<boolean> {
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

/** Tells the server, then removes what this browser keeps of the person. */
async function leave(token: string | undefined): Promise<boolean> {
  const language = readKeptLanguage();
  const told = await sendLogout(token);
  clearPersonalData(language);
  return told;
}

/** Creates the session of this page: the access token stays in this closure, never in storage. */
export function createSession(hint: SessionHint) {
  let state: SessionState =
    hint === 'absent' ? { status: 'unauthenticated' } : { status: 'loading' };
  let accessToken: string | undefined;
  let renewal: Promise<string | undefined> | undefined;
  let restoring: Promise<void> | undefined;
  const listeners = new Emitter();

  function become(next: SessionState): void {
    state = next;
    listeners.emit();
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
  // 503s are retried first; on network errors the cookie stays, so that a reload can restore.
  const restoreByCookie = () =>
    retryUnavailable(readSession, isLoading).catch(() => (isLoading() ? end() : undefined));

  return {
    api,
    state: (): SessionState => state,
    subscribe: listeners.subscribe,
    /** Tries the cookie, then the user: once, on start. `inDoubt` tries though none was seen. */
    restore: ({ inDoubt } = { inDoubt: false }): Promise<void> => {
      if (isLoading() || inDoubt) restoring ??= restoreByCookie();
      return restoring ?? Promise.resolve();
    },
    signIn: (answer: SessionAnswer): void => {
      accessToken = answer.access_token;
      become({ status: 'authenticated', user: answer.user });
    },
    /** Always ends it locally; false if the server was not reached: the cookie may be valid. */
    logout: async (): Promise<boolean> => {
      const told = await leave(accessToken);
      end('logout');
      return told;
    },
    /** After a logout in another tab: drafts lie in the storage of each tab. */
    forget: () => {
      clearPersonalData(readKeptLanguage());
      end('logout');
    },
  };
}
