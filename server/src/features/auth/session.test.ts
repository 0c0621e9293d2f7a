import { accountPaths, apiPaths } from '@vela/contracts';
import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEvents, refreshTokens, sessions } from '../../db/schema/account.ts';
import {
  getMe,
  goodPassword,
  ownPage,
  postJson,
  getRefreshToken,
  refreshWith,
  parseSignIn,
  signUp,
  wideLimits,
} from '../../testing/account-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

const dayMs = 86_400_000;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ deps: { authLimits: wideLimits } });
});
afterAll(() => test.close());

function readErrorCode(response: { json(): { detail: { error_code: string } } }): string {
  return response.json().detail.error_code;
}

function nextToken(response: Parameters<typeof getRefreshToken>[0]): string {
  const token = getRefreshToken(response);
  if (token === undefined) throw new Error(`no refresh cookie in ${response.body}`);
  return token;
}

/** Lets seconds pass for the servers and, where a token was rotated, for the database. */
async function passSeconds(seconds: number): Promise<void> {
  test.moveClock(seconds * 1000);
  await test.database.db.$client.query(
    "update refresh_tokens set rotated_at = rotated_at - $1 * interval '1 second'",
    [seconds],
  );
}

const firefox = (version: number): string =>
  `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`;

describe('refreshing', () => {
  it('returns a new access token and refresh token, and stores neither in plain text', async () => {
    const { refreshToken, accessToken } = await signUp(test, 'rotate@example.com');
    const response = await refreshWith(test, refreshToken);
    expect(response.statusCode).toBe(200);
    expect(nextToken(response)).not.toBe(refreshToken);
    expect((await getMe(test, response.json().access_token)).statusCode).toBe(200);
    const stored = JSON.stringify(await test.database.db.select().from(refreshTokens));
    for (const secret of [refreshToken, nextToken(response), accessToken])
      expect(stored).not.toContain(secret);
  });

  it('sets the cookie HttpOnly and SameSite=Strict', async () => {
    const { refreshToken } = await signUp(test, 'cookie@example.com');
    const { cookies } = await refreshWith(test, refreshToken);
    expect(cookies).toMatchObject([
      { name: 'vela-refresh', path: '/', httpOnly: true, sameSite: 'Strict' },
    ]);
  });

  it('ends the session when a token is reused after the grace time, mails its owner', async () => {
    const first = await signUp(test, 'thief@example.com');
    const second = await refreshWith(test, first.refreshToken);
    await passSeconds(11);
    const reused = await refreshWith(test, first.refreshToken);
    expect([reused.statusCode, readErrorCode(reused)]).toEqual([401, 'REFRESH_TOKEN_REUSED']);
    expect(getRefreshToken(reused)).toBe('');
    const survivor = await refreshWith(test, nextToken(second));
    expect([survivor.statusCode, readErrorCode(survivor)]).toEqual([401, 'REFRESH_TOKEN_REUSED']);
    expect((await getMe(test, second.json().access_token)).statusCode).toBe(401);
    const mails = await test.mailsTo('thief@example.com', 2);
    expect(mails.at(-1)?.subject).toBe('A Vela session was ended for your safety');
    const events = await test.database.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'refresh-reused'));
    expect(events).toMatchObject([
      { actorId: first.userId, result: 'failure', at: new Date(test.now()) },
    ]);
  });

  it('answers fifty parallel refreshes of five tabs with the same successor', async () => {
    const { refreshToken, userId } = await signUp(test, 'tabs@example.com');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => refreshWith(test, refreshToken)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(
      Array.from({ length: 50 }, () => 200),
    );
    expect(new Set(answers.map(nextToken)).size).toBe(1);
    const live = await test.database.db
      .select({ hash: refreshTokens.hash })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .where(eq(sessions.userId, userId));
    expect(live).toHaveLength(2);
    const unused = await test.database.db
      .select()
      .from(refreshTokens)
      .where(isNull(refreshTokens.usedAt));
    expect(unused.filter(({ hash }) => live.some((row) => row.hash === hash))).toHaveLength(1);
  });

  it('reissues the successor within ten seconds, for a lost response', async () => {
    const { refreshToken } = await signUp(test, 'lost@example.com');
    await refreshWith(test, refreshToken);
    await passSeconds(9);
    const again = await refreshWith(test, refreshToken);
    expect(again.statusCode).toBe(200);
    expect((await refreshWith(test, nextToken(again))).statusCode).toBe(200);
  });

  it.each([120, -120])('reissues it by a server whose clock is %d s off', async (seconds) => {
    const { refreshToken } = await signUp(test, `skew${seconds}@example.com`);
    const first = await refreshWith(test, refreshToken);
    test.moveClock(seconds * 1000);
    const [again, user] = [
      await refreshWith(test, refreshToken),
      await getMe(test, first.json().access_token),
    ];
    expect([again.statusCode, user.statusCode]).toEqual([200, 200]);
    expect(nextToken(again)).toBe(nextToken(first));
    expect((await refreshWith(test, nextToken(again))).statusCode).toBe(200);
  });

  it('reissues it after a start that took longer, unless the successor was used', async () => {
    const [lost, stolen] = [
      await signUp(test, 'start@example.com'),
      await signUp(test, 'steal@example.com'),
    ];
    const first = await refreshWith(test, lost.refreshToken);
    await refreshWith(test, nextToken(await refreshWith(test, stolen.refreshToken)));
    await passSeconds(60);
    const restarted = await createTestApp({ beside: test, deps: { authLimits: wideLimits } });
    const again = await refreshWith(restarted, lost.refreshToken);
    const reused = await refreshWith(restarted, stolen.refreshToken);
    await restarted.close();
    expect(again.statusCode).toBe(200);
    expect(nextToken(again)).toBe(nextToken(first));
    expect(readErrorCode(reused)).toBe('REFRESH_TOKEN_REUSED');
  });

  it('treats a token two rotations back as reused, even within the grace time', async () => {
    const { refreshToken } = await signUp(test, 'steps@example.com');
    await refreshWith(test, nextToken(await refreshWith(test, refreshToken)));
    expect(readErrorCode(await refreshWith(test, refreshToken))).toBe('REFRESH_TOKEN_REUSED');
  });

  it('fails after seven days without use', async () => {
    const { refreshToken } = await signUp(test, 'idle@example.com');
    test.moveClock(7 * dayMs + 1000);
    expect(readErrorCode(await refreshWith(test, refreshToken))).toBe('REFRESH_FAILED');
  });

  it('fails after thirty days in any case; so does the access token', async () => {
    let { refreshToken, accessToken } = await signUp(test, 'long@example.com');
    for (let day = 0; day < 29; day += 1) {
      test.moveClock(dayMs);
      const response = await refreshWith(test, refreshToken);
      expect(response.statusCode).toBe(200);
      refreshToken = nextToken(response);
    }
    test.moveClock(dayMs - 60_000);
    const last = await refreshWith(test, refreshToken);
    accessToken = last.json().access_token;
    test.moveClock(120_000);
    expect((await getMe(test, accessToken)).statusCode).toBe(401);
    expect(readErrorCode(await refreshWith(test, nextToken(last)))).toBe('REFRESH_FAILED');
  });

  it('records once that another browser goes on with a session, and no newer version', async () => {
    const { refreshToken } = await signUp(test, 'moved@example.com');
    const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
    let token = refreshToken;
    for (const userAgent of [firefox(140), firefox(141), chrome, chrome])
      token = nextToken(await refreshWith(test, token, { ...ownPage, 'user-agent': userAgent }));
    const moved = await test.database.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'session-moved'));
    // First from the client of the sign-up, which names no browser.
    expect(moved.map(({ userAgent }) => userAgent)).toEqual([firefox(140), chrome]);
  });

  it('rejects a request from another site, and rotates nothing', async () => {
    const { refreshToken } = await signUp(test, 'csrf@example.com');
    const foreign = [
      {},
      { 'x-vela-request': '1', origin: 'https://evil.example' },
      { 'x-vela-request': '1', origin: 'null' },
      { 'x-vela-request': '1', origin: 'http://localhost:3000.evil.example' },
      { 'x-vela-request': '1', 'sec-fetch-site': 'cross-site' },
      { 'x-vela-request': '1', 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreign) {
      for (const url of [apiPaths.refresh, apiPaths.logout]) {
        const response = await test.app.inject({
          method: 'POST',
          url,
          headers,
          cookies: { 'vela-refresh': refreshToken },
        });
        expect([response.statusCode, readErrorCode(response)]).toEqual([403, 'ORIGIN_REFUSED']);
      }
    }
    test.moveClock(60_000);
    const own = { ...ownPage, origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
    expect((await refreshWith(test, refreshToken, own)).statusCode).toBe(200);
  });

  it('fails with a message for a missing or invalid cookie', async () => {
    const missing = await postJson(test, apiPaths.refresh);
    expect([missing.statusCode, missing.json()]).toEqual([
      401,
      { detail: { error_code: 'REFRESH_FAILED', message: 'Token refresh failed' } },
    ]);
    expect(readErrorCode(await refreshWith(test, 'made-up'))).toBe('REFRESH_FAILED');
  });
});

describe('signing out', () => {
  it('ends the session at once: cookie, refresh token and access token', async () => {
    const { refreshToken, accessToken } = await signUp(test, 'out@example.com');
    const response = await test.app.inject({
      method: 'POST',
      url: apiPaths.logout,
      headers: ownPage,
      cookies: { 'vela-refresh': refreshToken },
    });
    expect([response.statusCode, response.body, getRefreshToken(response)]).toEqual([204, '', '']);
    expect((await getMe(test, accessToken)).statusCode).toBe(401);
    expect(readErrorCode(await refreshWith(test, refreshToken))).toBe('REFRESH_FAILED');
  });

  it('leaves the sessions of other devices alone', async () => {
    const phone = await signUp(test, 'devices@example.com');
    const laptop = parseSignIn(
      await postJson(test, accountPaths.login, {
        email: 'devices@example.com',
        password: goodPassword,
      }),
    );
    await test.app.inject({
      method: 'POST',
      url: apiPaths.logout,
      headers: ownPage,
      cookies: { 'vela-refresh': phone.refreshToken },
    });
    expect((await getMe(test, laptop.accessToken)).statusCode).toBe(200);
  });

  it('is no error without a session', async () => {
    expect((await postJson(test, apiPaths.logout)).statusCode).toBe(204);
  });
});

it('clears caches and storage at sign-out, expires the session by name and keeps the device', async () => {
  const { refreshToken } = await signUp(test, 'leaving@example.com');
  const answer = await test.app.inject({
    method: 'POST',
    url: apiPaths.logout,
    headers: ownPage,
    cookies: { 'vela-refresh': refreshToken, 'vela-device': 'x' },
  });
  expect([answer.statusCode, answer.headers['clear-site-data']]).toEqual([
    204,
    '"cache", "storage"',
  ]);
  const expired = answer.cookies.filter(({ expires }) => expires?.getTime() === 0);
  expect(expired.map(({ name }) => name)).toEqual(['vela-refresh', 'vela-registration']);
  expect(answer.cookies).toHaveLength(2);
});

it('puts the cookie under the __Host- prefix, Secure, where the address is https', async () => {
  const secure = await createTestApp({
    config: { publicUrl: 'https://vela.example', profile: 'production' },
    deps: { authLimits: wideLimits },
  });
  try {
    await signUp(secure, 'secure@example.com');
    const response = await postJson(secure, accountPaths.login, {
      email: 'secure@example.com',
      password: goodPassword,
    });
    expect(response.headers['set-cookie']?.[0]).toMatch(
      /^__Host-vela-refresh=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(response.headers['strict-transport-security']).toMatch(/^max-age=63072000/);
    expect(
      (await secure.app.inject({ url: '/dev/mail', headers: { host: 'localhost' } })).statusCode,
    ).toBe(404);
  } finally {
    await secure.close();
  }
});
