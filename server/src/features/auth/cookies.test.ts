import { accountPaths, auth, browserStorage, cookieLifetimes } from '@vela/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMailedCode, postJson, register, wideLimits } from '../../testing/account-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ deps: { authLimits: wideLimits } });
});
afterAll(() => test.close());

const dayMs = 86_400_000;

it('sets the cookies of the cookie policy with their lifetimes on signing up and in', async () => {
  const registered = await register(test, 'cookies@example.com');
  const [mail] = await test.mailsTo('cookies@example.com');
  const verified = await postJson(test, accountPaths.verifyEmail, {
    email: 'cookies@example.com',
    code: readMailedCode(mail?.text ?? ''),
  });
  const [registration] = registered.cookies;
  const [refresh, device] = verified.cookies;
  expect([registered.cookies.length, verified.cookies.length]).toEqual([1, 2]);
  expect(browserStorage.registration.names).toContain(registration?.name);
  expect(registration).toMatchObject({
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: cookieLifetimes.registrationHours * 3600,
  });
  expect(browserStorage.refresh.names).toContain(refresh?.name);
  expect(refresh).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  expect(browserStorage.device.names).toContain(device?.name);
  expect(device).toMatchObject({
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: cookieLifetimes.deviceDays * 86_400,
  });
  const days = ((refresh?.expires?.getTime() ?? 0) - test.now()) / dayMs;
  expect([auth.refreshIdleDays, auth.refreshAbsoluteDays]).toContain(Math.round(days));
});
