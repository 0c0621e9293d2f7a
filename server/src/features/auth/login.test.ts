import { accountPaths } from '@vela/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEvents, users } from '../../db/schema/account.ts';
import {
  getMe,
  readMailedCode,
  goodPassword,
  postJson,
  register,
  parseSignIn,
  signUp,
  wideLimits,
} from '../../testing/account-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createPasswordHasher, passwordCost } from './password.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ deps: { authLimits: wideLimits } });
});
afterAll(() => test.close());

const login = (email: string, rest: object = {}, at = test) =>
  postJson(at, accountPaths.login, { email, password: goodPassword, ...rest });

describe('signing in', () => {
  it('starts a new session each time', async () => {
    const first = await signUp(test, 'in@example.com');
    const response = await login('in@example.com');
    expect(response.statusCode).toBe(200);
    const second = parseSignIn(response);
    expect(second.userId).toBe(first.userId);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect((await getMe(test, second.accessToken)).json()).toMatchObject({
      email: 'in@example.com',
    });
  });

  it('normalizes composed and combining letters of a password, and keeps its spaces', async () => {
    await register(test, 'spelling@example.com', { password: 'çarşamba günü şöför ' });
    const [mail] = await test.mailsTo('spelling@example.com');
    await postJson(test, accountPaths.verifyEmail, {
      email: 'spelling@example.com',
      code: readMailedCode(mail?.text ?? ''),
    });
    expect(
      (await login('spelling@example.com', { password: 'çarşamba günü şöför '.normalize('NFD') }))
        .statusCode,
    ).toBe(200);
    expect(
      (await login('spelling@example.com', { password: 'çarşamba günü şöför' })).statusCode,
    ).toBe(401);
  });

  it('answers alike for a wrong password, unknown address and missing password', async () => {
    await signUp(test, 'right@example.com');
    await test.database.db.insert(users).values({
      email: 'social@example.com',
      username: 'S',
      provider: 'google',
      emailVerifiedAt: new Date(),
    });
    const answers = await Promise.all([
      login('right@example.com', { password: 'not the password at all' }),
      login('unknown@example.com'),
      login('social@example.com'),
    ]);
    const comparable = answers.map(({ statusCode, body, headers, cookies }) => {
      const { date: _date, 'x-request-id': _id, ...rest } = headers;
      return JSON.stringify({ statusCode, body, rest, cookies });
    });
    expect(new Set(comparable).size).toBe(1);
    expect(answers[0]?.json()).toEqual({
      detail: { error_code: 'INVALID_CREDENTIALS', message: 'Invalid email or password' },
    });
    expect((await login('unknown@example.com', { language: 'tr' })).json().detail.message).toBe(
      'E-posta veya şifre hatalı',
    );
  });

  it('reports an unverified address after the right password, one mail a minute', async () => {
    await register(test, 'unproven@example.com');
    expect(
      (await login('unproven@example.com', { password: 'not the password at all' })).json().detail
        .error_code,
    ).toBe('INVALID_CREDENTIALS');
    const early = await login('unproven@example.com');
    expect(early.statusCode).toBe(403);
    expect(early.json()).toEqual({
      detail: {
        error_code: 'EMAIL_NOT_VERIFIED',
        message: 'Please verify your email address first',
        email: 'unproven@example.com',
        verification_sent: false,
      },
    });
    test.moveClock(61_000);
    expect((await login('unproven@example.com')).json().detail.verification_sent).toBe(true);
    expect(await test.mailsTo('unproven@example.com', 2)).toHaveLength(2);
  });

  it('reports a disabled account only after the right password', async () => {
    const { userId } = await signUp(test, 'off@example.com');
    await test.database.db.update(users).set({ disabled: true }).where(eq(users.id, userId));
    expect(
      (await login('off@example.com', { password: 'not the password at all' })).json().detail
        .error_code,
    ).toBe('INVALID_CREDENTIALS');
    const response = await login('off@example.com');
    expect([response.statusCode, response.json().detail.error_code]).toEqual([
      403,
      'ACCOUNT_DISABLED',
    ]);
  });

  it('rehashes a password that was hashed at a lower cost', async () => {
    const { userId } = await signUp(test, 'old@example.com');
    const cheap = createPasswordHasher({
      cost: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
    });
    const hashIs = () =>
      test.database.db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId));
    await test.database.db
      .update(users)
      .set({ passwordHash: await cheap.hash(goodPassword) })
      .where(eq(users.id, userId));
    // Only here is a hash as dear as in service: the other tests would wait for it in vain.
    const real = await createTestApp({
      beside: test,
      deps: { authLimits: wideLimits, passwordCost },
    });
    expect((await login('old@example.com', {}, real)).statusCode).toBe(200);
    expect((await hashIs())[0]?.hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    expect((await login('old@example.com', {}, real)).statusCode).toBe(200);
    await real.close();
  });

  it('counts after years as on the first day', async () => {
    await signUp(test, 'years@example.com');
    const years = 3 * 365 * 86_400_000;
    test.moveClock(years);
    expect((await login('years@example.com')).statusCode).toBe(200);
    test.moveClock(-years);
  });

  it('rejects requests from other sites (login CSRF)', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: accountPaths.login,
      payload: { email: 'in@example.com', password: goodPassword },
      headers: { origin: 'https://evil.example' },
    });
    expect(response.statusCode).toBe(403);
  });

  it('records success and failure in the audit trail', async () => {
    const { userId } = await signUp(test, 'audit@example.com');
    await login('audit@example.com', { password: 'not the password at all' });
    await login('audit@example.com');
    const events = await test.database.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.actorId, userId))
      .orderBy(auditEvents.id);
    expect(events.map(({ action, result }) => `${action} ${result}`)).toEqual([
      'register success',
      'verify-email success',
      'login failure',
      'login success',
    ]);
    expect(events.every(({ ip, requestId }) => ip === '127.0.0.1' && requestId !== null)).toBe(
      true,
    );
  });
});

const linkIn = (text = ''): string => /reset-password\/([\w-]+)/.exec(text)?.[1] ?? '';

describe('a forgotten password', () => {
  const newPassword = 'bambaşka bir parola cümlesi';

  it('is replaced by a mailed link that works once and ends all sessions', async () => {
    const email = 'forgot@example.com';
    const before = await signUp(test, email);
    const known = await postJson(test, accountPaths.forgotPassword, { email });
    const unknown = await postJson(test, accountPaths.forgotPassword, {
      email: 'unknown@example.com',
    });
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    const token = linkIn((await test.mailsTo(email, 2)).at(-1)?.text);
    const weak = await postJson(test, accountPaths.resetPassword, {
      token,
      password: 'forgot@example.com',
      language: 'tr',
    });
    expect(weak.json().detail.fields).toEqual([
      {
        field: 'password',
        message: 'Şifre e-posta adresinize veya kullanıcı adınıza çok benziyor.',
      },
    ]);
    expect(
      (await postJson(test, accountPaths.resetPassword, { token, password: newPassword })).json(),
    ).toEqual({
      message: 'Your password has been changed. Please sign in with it.',
    });
    expect(
      (
        await postJson(test, accountPaths.resetPassword, {
          token,
          password: 'yet another good one',
        })
      ).json().detail.error_code,
    ).toBe('INVALID_TOKEN');
    expect((await getMe(test, before.accessToken)).statusCode).toBe(401);
    expect((await login(email)).statusCode).toBe(401);
    expect((await login(email, { password: newPassword })).statusCode).toBe(200);
    const told = (await test.mailsTo(email, 3)).at(-1);
    expect(told?.subject).toBe('Your Vela password was changed');
    // What a new password does not end.
    expect(told?.text).toMatch(/Passkeys, connected accounts and API keys work as before/);
  });

  it('gets a link that expires after thirty minutes, or when a newer one is mailed', async () => {
    const email = 'slow@example.com';
    await signUp(test, email);
    await postJson(test, accountPaths.forgotPassword, { email });
    const first = linkIn((await test.mailsTo(email, 2)).at(-1)?.text);
    test.moveClock(61_000);
    await postJson(test, accountPaths.forgotPassword, { email });
    const second = linkIn((await test.mailsTo(email, 3)).at(-1)?.text);
    expect(
      (
        await postJson(test, accountPaths.resetPassword, { token: first, password: newPassword })
      ).json().detail.error_code,
    ).toBe('INVALID_TOKEN');
    test.moveClock(30 * 60_000 + 1000);
    expect(
      (
        await postJson(test, accountPaths.resetPassword, { token: second, password: newPassword })
      ).json().detail.error_code,
    ).toBe('INVALID_TOKEN');
  });

  it('is linked to the configured address, whatever the Host header says', async () => {
    const email = 'host@example.com';
    await signUp(test, email);
    await test.app.inject({
      method: 'POST',
      url: accountPaths.forgotPassword,
      payload: { email },
      headers: { host: 'evil.example' },
    });
    expect((await test.mailsTo(email, 2)).at(-1)?.text).not.toContain('evil');
  });
});
