// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession } from './session.ts';

const user = {
  id: 1,
  email: 'a@example.com',
  username: 'A',
  email_verified: true,
  provider: 'email',
  role: 'user',
} as const;
const unauthenticated = {
  detail: { error_code: 'UNAUTHENTICATED', message: 'Please sign in to continue.' },
};

type Answer = { status: number; body?: unknown };
let server: (path: string, authorization: string | null) => Answer | Error;
let calls: string[];

beforeEach(() => {
  calls = [];
  server = () => ({ status: 500 });
  vi.stubGlobal('sessionStorage', {});
  vi.stubGlobal('localStorage', {
    access_token: 'x',
    user: '{}',
    getItem: () => null,
    removeItem: (key: string) => calls.push(`forget ${key}`),
  });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    calls.push(`${init.method ?? 'GET'} ${path}`);
    if (headers.get('x-vela-request') !== '1') throw new Error('a call without its header');
    const answer = server(path, headers.get('authorization'));
    if (answer instanceof Error) throw answer;
    return new Response(answer.body === undefined ? null : JSON.stringify(answer.body), {
      status: answer.status,
    });
  });
});

afterEach(() => vi.unstubAllGlobals());

const refreshCalls = () => calls.filter((call) => call === 'POST /api/auth/refresh').length;

describe('a session', () => {
  it('is restored by the cookie: a refresh, then the user', async () => {
    server = (path) =>
      path === '/api/auth/refresh'
        ? { status: 200, body: { access_token: 't1' } }
        : { status: 200, body: user };
    const session = createSession('unknown');
    expect(session.state()).toEqual({ status: 'loading' });
    await Promise.all([session.restore(), session.restore()]);
    expect(session.state()).toEqual({ status: 'authenticated', user });
    expect(calls).toEqual(['POST /api/auth/refresh', 'GET /api/auth/me']);
  });

  it('sends no request when the server saw no cookie', async () => {
    const session = createSession('absent');
    await session.restore();
    expect(session.state()).toEqual({ status: 'unauthenticated' });
    expect(calls).toEqual([]);
  });

  it('sends one when that was seen by an older page', async () => {
    server = (path) =>
      path === '/api/auth/refresh'
        ? { status: 200, body: { access_token: 't1' } }
        : { status: 200, body: user };
    const session = createSession('absent');
    await session.restore({ inDoubt: true });
    expect(session.state()).toEqual({ status: 'authenticated', user });
  });

  it('is a guest without a session, and when the server is unreachable', async () => {
    for (const answer of [
      { status: 401, body: unauthenticated },
      { status: 500 },
      new TypeError('offline'),
    ]) {
      server = () => answer;
      const session = createSession('unknown');
      await session.restore();
      expect(session.state()).toEqual({ status: 'unauthenticated' });
    }
  });

  it('retries 503s a limited number of times', async () => {
    vi.useFakeTimers();
    for (const [illFor, status] of [
      [3, 'authenticated'],
      [4, 'unauthenticated'],
    ] as const) {
      calls = [];
      server = (path) => {
        if (path !== '/api/auth/refresh') return { status: 200, body: user };
        return refreshCalls() <= illFor
          ? { status: 503 }
          : { status: 200, body: { access_token: 't1' } };
      };
      const session = createSession('unknown');
      const restored = session.restore();
      await vi.advanceTimersByTimeAsync(6_999);
      expect(session.state().status).toBe('loading');
      await vi.advanceTimersByTimeAsync(1);
      await restored;
      expect(session.state().status).toBe(status);
      expect(refreshCalls()).toBe(4);
    }
    vi.useRealTimers();
  });

  it('renews an expired token once for many calls, and retries each', async () => {
    server = (path, authorization) => {
      if (path === '/api/auth/refresh') return { status: 200, body: { access_token: 'new' } };
      return authorization === 'Bearer new'
        ? { status: 200, body: { path } }
        : { status: 401, body: unauthenticated };
    };
    const session = createSession('absent');
    session.signIn({ user, access_token: 'old' });
    const answers = await Promise.all(['/a', '/b', '/c'].map((path) => session.api.request(path)));
    expect(answers).toEqual([{ path: '/a' }, { path: '/b' }, { path: '/c' }]);
    expect(refreshCalls()).toBe(1);
  });

  it('ends as expired when a refresh is refused', async () => {
    server = () => ({ status: 401, body: unauthenticated });
    const session = createSession('absent');
    session.signIn({ user, access_token: 'old' });
    await expect(session.api.request('/a')).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
      status: 401,
    });
    expect(session.state()).toEqual({ status: 'unauthenticated', ended: 'expired' });
  });

  it('survives a failed refresh request: the call fails, the session stays', async () => {
    server = (path) =>
      path === '/api/auth/refresh'
        ? new TypeError('offline')
        : { status: 401, body: unauthenticated };
    const session = createSession('absent');
    session.signIn({ user, access_token: 'old' });
    await expect(session.api.request('/a')).rejects.toMatchObject({ code: 'NETWORK' });
    expect(session.state().status).toBe('authenticated');
  });

  it('ends at logout, also offline, and removes legacy storage keys', async () => {
    server = (path) => (path === '/api/auth/logout' ? { status: 204 } : { status: 500 });
    const session = createSession('absent');
    session.signIn({ user, access_token: 't' });
    expect(await session.logout()).toBe(true);
    expect(session.state()).toEqual({ status: 'unauthenticated', ended: 'logout' });
    expect(calls).toEqual(['POST /api/auth/logout', 'forget access_token', 'forget user']);
    server = () => new TypeError('offline');
    session.signIn({ user, access_token: 't' });
    expect(await session.logout()).toBe(false);
    expect(session.state().status).toBe('unauthenticated');
  });

  it('asks for nothing of a person while it ends', async () => {
    const states: string[] = [];
    server = () => {
      states.push(session.state().status);
      return { status: 204 };
    };
    const session = createSession('absent');
    session.signIn({ user, access_token: 't' });
    await session.logout();
    expect([...states, session.state().status]).toEqual(['loading', 'unauthenticated']);
  });

  it('follows a sign-in and a changed account of another tab, and stays when that fails', async () => {
    let name = 'A';
    server = (path) =>
      path === '/api/auth/refresh'
        ? { status: 200, body: { access_token: 't1' } }
        : { status: 200, body: { ...user, username: name } };
    const session = createSession('absent');
    await session.follow();
    expect(session.state()).toEqual({ status: 'authenticated', user });
    name = 'B';
    await session.follow();
    expect(session.state()).toMatchObject({ user: { username: 'B' } });
    server = () => ({ status: 500 });
    await session.follow();
    expect(session.state().status).toBe('authenticated');
  });

  it('becomes that of the person who signed in in another tab', async () => {
    const other = { ...user, id: 2, username: 'B' };
    // The token of this tab still counts: it is of another session of the same browser.
    server = (path, authorization) => {
      if (path === '/api/auth/refresh') return { status: 200, body: { access_token: 'of B' } };
      return { status: 200, body: authorization === 'Bearer of B' ? other : user };
    };
    const session = createSession('absent');
    session.signIn({ user, access_token: 'of A' });
    await session.follow();
    expect(session.state()).toEqual({ status: 'authenticated', user: other });
  });

  it('notifies listeners of every change until they unsubscribe', () => {
    const session = createSession('absent');
    const states: string[] = [];
    const leave = session.subscribe(() => states.push(session.state().status));
    session.signIn({ user, access_token: 't' });
    session.forget();
    leave();
    session.signIn({ user, access_token: 't' });
    expect(states).toEqual(['authenticated', 'unauthenticated']);
  });
});
