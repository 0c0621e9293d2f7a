import { accountPaths, chatPaths, type Profile, type Workspace } from '@vela/contracts';
import { createMarketData } from '@vela/market-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodPassword, postJson, signUp, wideLimits } from '../../../testing/account-steps.ts';
import { visit, type Visitor } from '../../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';

const noStore = {
  read: async () => undefined,
  append: async () => {},
  replace: async () => {},
};
let test: TestApp;
let ayse: Visitor;

beforeAll(async () => {
  const marketData = createMarketData({ mode: 'simulated', allowSimulated: true, store: noStore });
  test = await createTestApp({ deps: { authLimits: wideLimits, marketData } });
  ayse = visit(test, '', await signUp(test, 'ayse@example.com'));
});
afterAll(() => test.close());

const read = async () => (await ayse.call('GET', accountPaths.profile)).json<Profile>();
const change = (payload: object) => ayse.call('PATCH', accountPaths.profile, payload);
const nothing = {
  language: null,
  theme: null,
  timeZone: null,
  symbol: null,
  interval: null,
  newDeviceMails: true,
  readingLevel: 'expert',
};

describe('a profile', () => {
  it('has no choices at first; each change leaves the others as they are', async () => {
    expect((await read()).preferences).toEqual(nothing);
    const changes = [
      { username: 'Ayşe Yılmaz' },
      { theme: 'dark', timeZone: 'Europe/Istanbul' },
      { language: 'tr' },
      { symbol: 'ethusdt', interval: '4h' },
    ];
    for (const one of changes) expect((await change(one)).statusCode).toBe(200);
    const whole = await read();
    expect(whole.user.username).toBe('Ayşe Yılmaz');
    expect(whole.preferences).toEqual({
      language: 'tr',
      theme: 'dark',
      timeZone: 'Europe/Istanbul',
      symbol: 'ETHUSDT',
      interval: '4h',
      newDeviceMails: true,
      readingLevel: 'expert',
    });
  });

  it('tells a sign-in on another device which language and theme were chosen', async () => {
    await change({ language: 'tr', theme: 'dark' });
    const credentials = { email: 'ayse@example.com', password: goodPassword };
    const answer = await postJson(test, accountPaths.login, credentials);
    expect(answer.json().chosen).toEqual({ language: 'tr', theme: 'dark' });
    await change({ language: null, theme: null });
    expect((await postJson(test, accountPaths.login, credentials)).json().chosen).toBeUndefined();
  });

  it('opens the workspace with the chosen chart, and without one with the chart that was left', async () => {
    await ayse.call('PATCH', chatPaths.workspace, {
      symbol: 'BTCUSDT',
      interval: '1d',
      limit: 200,
    });
    await change({ symbol: 'ETHUSDT', interval: '4h' });
    const readChart = async () => (await ayse.call('GET', chatPaths.workspace)).json<Workspace>();
    expect(await readChart()).toMatchObject({ symbol: 'ETHUSDT', interval: '4h', limit: 200 });
    await change({ symbol: null, interval: null });
    expect(await readChart()).toMatchObject({ symbol: 'BTCUSDT', interval: '1d', limit: 200 });
  });

  it.each([
    [{ username: 'x' }, 'username'],
    [{ username: '<b>bold</b>' }, 'username'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ symbol: 'NOSUCHTHING' }, 'symbol'],
    [{ interval: '7m' }, 'interval'],
    [{ theme: 'pink' }, 'theme'],
    [{ readingLevel: 'genius' }, 'readingLevel'],
  ])('refuses %j at its field', async (payload, field) => {
    const before = await read();
    const answer = await change(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().detail.fields).toMatchObject([{ field }]);
    expect(await read()).toEqual(before);
  });

  it('changes no field that a person may not set', async () => {
    const before = await read();
    for (const payload of [{ role: 'admin' }, { email_verified: true }, { email: 'b@example.com' }])
      expect((await change(payload)).statusCode).toBe(400);
    expect(await read()).toEqual(before);
  });

  it('is for its owner only', async () => {
    const answers = await Promise.all(
      [accountPaths.profile, accountPaths.password, accountPaths.emailChange].map((url) =>
        test.app.inject({
          method: url === accountPaths.profile ? 'GET' : 'POST',
          url,
          ...(url === accountPaths.password
            ? { payload: { currentPassword: 'a', password: 'b' } }
            : url === accountPaths.emailChange
              ? { payload: { email: 'c@example.com' } }
              : {}),
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
  });
});
