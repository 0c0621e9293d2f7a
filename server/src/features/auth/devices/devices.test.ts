import { accountPaths, type OwnSessionList, type SecurityEventList } from '@vela/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getMe,
  getRefreshToken,
  goodPassword,
  ownPage,
  parseSignIn,
  refreshWith,
  signUp,
  wideLimits,
} from '../../../testing/account-steps.ts';
import { visit } from '../../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ deps: { authLimits: wideLimits } });
});
afterAll(() => test.close());

/** Signs in from a phone; `cookies` are those that it holds. */
const signInOnPhone = (email: string, cookies: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: accountPaths.login,
    payload: { email, password: goodPassword },
    headers: { ...ownPage, 'user-agent': phone },
    cookies,
  });

async function listSessions(accessToken: string) {
  const answer = await visit(test, '', { accessToken }).call('GET', accountPaths.ownSessions);
  return answer.json<OwnSessionList>().items;
}

describe('sessions', () => {
  it('are listed with device and last use, and one is ended at once', async () => {
    const here = await signUp(test, 'list@example.com');
    test.moveClock(60_000);
    const there = parseSignIn(await signInOnPhone('list@example.com'));
    const items = await listSessions(here.accessToken);
    expect(items).toMatchObject([
      { browser: 'Safari', system: 'iPhone', current: false, lastUsedAt: test.now() },
      { browser: null, system: null, current: true, lastUsedAt: test.now() - 60_000 },
    ]);
    const path = accountPaths.ownSession(items[0]?.id ?? '');
    const end = () => visit(test, '', here).call('DELETE', path);
    expect((await end()).statusCode).toBe(204);
    expect((await getMe(test, there.accessToken)).statusCode).toBe(401);
    expect((await refreshWith(test, there.refreshToken)).statusCode).toBe(401);
    expect((await getMe(test, here.accessToken)).statusCode).toBe(200);
    expect((await end()).statusCode).toBe(404);
    expect(await listSessions(here.accessToken)).toHaveLength(1);
  });

  it('of another person are not found, and stay', async () => {
    const owner = await signUp(test, 'owner@example.com');
    const other = await signUp(test, 'other@example.com');
    const [session] = await listSessions(owner.accessToken);
    const path = accountPaths.ownSession(session?.id ?? '');
    expect((await visit(test, '', other).call('DELETE', path)).statusCode).toBe(404);
    expect((await getMe(test, owner.accessToken)).statusCode).toBe(200);
  });

  it('end everywhere, here too, and the cookie is cleared', async () => {
    const here = await signUp(test, 'everywhere@example.com');
    const there = parseSignIn(await signInOnPhone('everywhere@example.com'));
    const answer = await visit(test, '', here).call('DELETE', accountPaths.ownSessions);
    expect([answer.statusCode, getRefreshToken(answer)]).toEqual([204, '']);
    for (const { accessToken, refreshToken } of [here, there]) {
      expect((await getMe(test, accessToken)).statusCode).toBe(401);
      expect((await refreshWith(test, refreshToken)).statusCode).toBe(401);
    }
  });
});

describe('a sign-in', () => {
  it('on a new device is mailed with device and time; on a known one, and when switched off, not', async () => {
    const email = 'device@example.com';
    const here = visit(test, '', await signUp(test, email));
    await here.call('PATCH', accountPaths.profile, { timeZone: 'Europe/Istanbul' });
    const first = await signInOnPhone(email);
    const mail = (await test.mailsTo(email, 2)).at(-1);
    expect(mail?.subject).toBe('New sign-in to your Vela account');
    // The clock of the tests stands at noon UTC and some minutes: Istanbul is three hours ahead.
    expect(mail?.text).toMatch(
      /Safari · iPhone[^]*November 21, 2026 at 3:0\d PM \(Europe\/Istanbul\)/,
    );
    const device = first.cookies.find(({ name }) => name === 'vela-device');
    await signInOnPhone(email, { 'vela-device': device?.value ?? '' });
    await here.call('PATCH', accountPaths.profile, { newDeviceMails: false });
    await signInOnPhone(email);
    await here.call('POST', accountPaths.confirmIdentity, { currentPassword: goodPassword });
    await here.call('POST', accountPaths.emailChange, { email: 'device-new@example.com' });
    // That mail is queued last: whatever was to come before it has come.
    const subjects = (await test.mailsTo(email, 3)).map(({ subject }) => subject);
    expect(subjects.slice(2)).toEqual(['Your code to change the address of your Vela account']);
  });
});

it('shows a person what was recorded about the own account only, page by page', async () => {
  const email = 'events@example.com';
  const here = visit(test, '', await signUp(test, email));
  for (let time = 0; time < 12; time += 1) await signInOnPhone(email);
  for (let time = 0; time < 12; time += 1)
    await here.call('POST', accountPaths.confirmIdentity, { currentPassword: goodPassword });
  const read = async (cursor?: string | null) => {
    const query = typeof cursor === 'string' ? `?cursor=${cursor}` : '';
    const answer = await here.call('GET', `${accountPaths.securityEvents}${query}`);
    return answer.json<SecurityEventList>();
  };
  const first = await read();
  const second = await read(first.nextCursor);
  expect([first.items.length, second.nextCursor]).toEqual([20, null]);
  const actions = [...first.items, ...second.items].map(({ action }) => action);
  // Twelve of each, and the registration with its verification.
  expect(actions.filter((action) => action === 'confirm-identity')).toHaveLength(12);
  expect(actions.filter((action) => action === 'login')).toHaveLength(12);
  expect(actions.slice(-2)).toEqual(['verify-email', 'register']);
  expect(first.items.at(-1)).toMatchObject({ browser: 'Safari', system: 'iPhone' });
});
