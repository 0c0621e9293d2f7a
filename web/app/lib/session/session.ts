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

/** The token of this page and its renewal: one for all calls that wait for it. */
function createToken(onRefused: () => void) {
  let token: string | undefined;
  let renewal: Promise<string | undefined> | undefined;
  async function refresh(): Promise<string | undefined> {
    token = await refreshAccessToken();
    if (token === undefined) onRefused();
    return token;
  }
  return {
    current: () => token,
    set: (next: string | undefined): void => {
      token = next;
    },
    renew: (failed: string | undefined): Promise<string | undefined> => {
      if (token !== undefined && token !== failed) return Promise.resolve(token);
      renewal ??= refresh().finally(() => {
        renewal = undefined;
      });
      return renewal;
    },
  };
}

/** Creates the session of this page: its token stays in a closure, never in storage. */
export function createSession(hint: SessionHint) {
  let state: SessionState =
    hint === 'absent' ? { status: 'unauthenticated' } : { status: 'loading' };
  let restoring: Promise<void> | undefined;
  const listeners = new Emitter();

  function become(next: SessionState): void {
    state = next;
    listeners.emit();
  }

  function end(ended?: 'logout' | 'expired'): void {
    token.set(undefined);
    become({ status: 'unauthenticated', ...(ended === undefined ? {} : { ended }) });
  }

  const token = createToken(() => end(state.status === 'authenticated' ? 'expired' : undefined));
  const api = createApi(token);

  async function readSession(): Promise<void> {
    if ((await token.renew(undefined)) === undefined) return;
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
      token.set(answer.access_token);
      become({ status: 'authenticated', user: answer.user });
    },
    /** Always ends it locally; false if the server was not reached: the cookie may be valid. */
    logout: async (): Promise<boolean> => {
      // Pages of a person leave first: what they still ask for would be refused once it has ended.
      become({ status: 'loading' });
      const told = await leave(token.current());
      end('logout');
      return told;
    },
    /** Shows a changed account; without effect when the session ended meanwhile. */
    updateUser: (user: User): void => {
      if (state.status === 'authenticated') become({ status: 'authenticated', user });
    },
    /**
     * After a sign-in or a change of the account in another tab: by the cookie, which may be another
     * person's than the token of this tab. Failures leave all as it is.
     */
    follow: (): Promise<void> => {
      token.set(undefined);
      return restoreByCookie();
    },
    /** After a logout in another tab: drafts lie in the storage of each tab. */
    forget: () => {
      clearPersonalData(readKeptLanguage());
      end('logout');
    },
  };
}
