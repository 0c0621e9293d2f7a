import { agreements, accountPaths } from '@vela/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  acceptedAgreements,
  emailVerifications,
  mailOutbox,
  users,
} from '../../db/schema/account.ts';
import {
  accepted,
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
import { passwordCost } from './password.ts';

/** The version in force. */
const findAgreementVersion = (name: string) =>
  agreements.find(({ document }) => document === name)?.version;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ deps: { authLimits: wideLimits } });
});
afterAll(() => test.close());

describe('signing up', () => {
  it('mails a code, verifies the address with it, and signs in', async () => {
    const response = await register(test, 'ayse@example.com');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      requires_verification: true,
      message: 'Registration successful! Please check your email to verify your account.',
    });
    const [mail] = await test.mailsTo('ayse@example.com');
    expect(mail?.subject).toBe('Your Vela verification code');
    const verified = await postJson(test, accountPaths.verifyEmail, {
      email: 'ayse@example.com',
      code: readMailedCode(mail?.text ?? ''),
    });
    expect(verified.statusCode).toBe(200);
    expect(verified.json()).toMatchObject({
      user: {
        email: 'ayse@example.com',
        username: 'Ayşe',
        email_verified: true,
        provider: 'email',
        role: 'user',
      },
    });
    const me = await getMe(test, parseSignIn(verified).accessToken);
    expect(Object.keys(me.json()).toSorted()).toEqual([
      'email',
      'email_verified',
      'id',
      'provider',
      'role',
      'username',
    ]);
  });

  it('verifies the address with the mailed link, once', async () => {
    await register(test, 'link@example.com', { language: 'tr' });
    const [mail] = await test.mailsTo('link@example.com');
    expect(mail?.subject).toBe('Vela doğrulama kodunuz');
    const address = new URL(/http:\S+email-verification\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    expect(address.origin).toBe('http://localhost:3000');
    expect(address.searchParams.get('lng')).toBe('tr');
    const token = address.searchParams.get('token');
    expect((await postJson(test, accountPaths.verifyEmail, { token })).statusCode).toBe(200);
    const again = await postJson(test, accountPaths.verifyEmail, { token });
    expect(again.statusCode).toBe(400);
    expect(again.json()).toMatchObject({ detail: { error_code: 'INVALID_TOKEN' } });
  });

  it('stores agreements with version and time, and no code or password in plain text', async () => {
    // Only here is a hash as dear as in service: the other tests would wait for it in vain.
    const real = await createTestApp({
      beside: test,
      deps: { authLimits: wideLimits, passwordCost },
    });
    await register(real, 'stored@example.com');
    const [mail] = await real.mailsTo('stored@example.com');
    await real.close();
    const code = readMailedCode(mail?.text ?? '');
    const { db } = test.database;
    const agreed = await db.select().from(acceptedAgreements);
    expect(
      agreed
        .slice(-3)
        .map(({ document, version, acceptedAt }) => [document, version, acceptedAt.getTime()]),
    ).toEqual([
      ['privacy', findAgreementVersion('privacy'), test.now()],
      ['terms', findAgreementVersion('terms'), test.now()],
      ['risk', findAgreementVersion('risk'), test.now()],
    ]);
    const stored = JSON.stringify([
      await db.select().from(users),
      await db.select().from(emailVerifications),
      await db.select().from(mailOutbox),
    ]);
    expect(stored).not.toContain(goodPassword);
    expect(stored).not.toMatch(new RegExp(`"${code}"|\\b${code}\\b`));
    expect(stored).toContain('$argon2id$v=19$m=65536,t=3,p=1$');
  });

  it('ignores fields that a person may not set', async () => {
    await register(test, 'mass@example.com', {
      role: 'admin',
      email_verified: true,
      id: 1,
      disabled: true,
    });
    const [mail] = await test.mailsTo('mass@example.com');
    const response = await postJson(test, accountPaths.verifyEmail, {
      email: 'mass@example.com',
      code: readMailedCode(mail?.text ?? ''),
    });
    expect(response.json()).toMatchObject({ user: { role: 'user' } });
  });

  it('ignores case and spaces of an address', async () => {
    await register(test, '  Case@Example.com ');
    const [mail] = await test.mailsTo('case@example.com');
    expect(
      (
        await postJson(test, accountPaths.verifyEmail, {
          email: 'CASE@example.com',
          code: readMailedCode(mail?.text ?? ''),
        })
      ).statusCode,
    ).toBe(200);
  });
});

describe('what a registration must have', () => {
  const cases: [string, object, string, string, string][] = [
    [
      'no agreements',
      { agreements: [] },
      'agreements',
      'Please accept: privacy, terms, risk disclosure',
      'Lütfen kabul edin: gizlilik, kullanım koşulları, risk bildirimi',
    ],
    [
      'one agreement missing',
      { agreements: accepted.slice(0, 2) },
      'agreements',
      'Please accept: risk disclosure',
      'Lütfen kabul edin: risk bildirimi',
    ],
    [
      'agreements not sent',
      { agreements: undefined },
      'agreements',
      'Please accept: privacy, terms, risk disclosure',
      'Lütfen kabul edin: gizlilik, kullanım koşulları, risk bildirimi',
    ],
    [
      'a short password',
      { password: 'kısa şifre' },
      'password',
      'Password must have at least 12 characters.',
      'Şifre en az 12 karakter olmalı.',
    ],
    [
      'a common password',
      { password: 'password1234' },
      'password',
      'Password is too common and easily guessed. Please choose another.',
      'Şifre çok yaygın ve kolay tahmin edilebilir. Lütfen başka bir tane seçin.',
    ],
    [
      'a password like the address',
      { password: 'fault@example.com' },
      'password',
      'Password is too similar to your email address or username.',
      'Şifre e-posta adresinize veya kullanıcı adınıza çok benziyor.',
    ],
    ['no password', { password: undefined }, 'password', 'Password is required.', 'Şifre gerekli.'],
    [
      'an address that is none',
      { email: 'fault' },
      'email',
      'Email must be a valid email address.',
      'E-posta geçerli bir e-posta adresi olmalı.',
    ],
    [
      'no username',
      { username: '  ' },
      'username',
      'Username is required.',
      'Kullanıcı adı gerekli.',
    ],
    [
      'a username with control characters',
      { username: 'a\u0007b' },
      'username',
      'Username has the wrong form.',
      'Kullanıcı adı geçerli biçimde değil.',
    ],
    [
      'a username of letters that are not drawn',
      { username: '\u3164\u115f\uffa0' },
      'username',
      'Username has the wrong form.',
      'Kullanıcı adı geçerli biçimde değil.',
    ],
    [
      'a username with half a letter',
      { username: 'abc\ud800' },
      'username',
      'Username contains characters that cannot be stored.',
      'Kullanıcı adı saklanamayan karakterler içeriyor.',
    ],
    [
      'a password of more bytes than letters',
      { password: 'şifre '.repeat(170) },
      'password',
      'Password must have at most 1,024 bytes; letters such as ş or é take two.',
      'Şifre en fazla 1.024 bayt olabilir; ş veya ğ gibi harfler iki bayt tutar.',
    ],
    [
      'a username that is a tower of accents',
      { username: `Ay\u0361\u0335\u0336\u0337\u0338se` },
      'username',
      'Username has too many accents on one letter.',
      'Kullanıcı adı tek bir harfin üzerinde çok fazla işaret içeriyor.',
    ],
    [
      'a number for a password',
      { password: 123456789012 },
      'password',
      'Password has the wrong form.',
      'Şifre geçerli biçimde değil.',
    ],
  ];
  it.each(cases)(
    'reports the fault in the language of the request: %s',
    async (...[, fault, field, english, turkish]) => {
      for (const [language, message] of [
        ['en', english],
        ['tr', turkish],
      ] as const) {
        const response = await register(test, 'fault@example.com', { ...fault, language });
        expect(response.statusCode).toBe(400);
        expect(response.json()).toEqual({
          detail: { error_code: 'VALIDATION_FAILED', message, fields: [{ field, message }] },
        });
      }
    },
  );

  it('reports all faulty fields at once', async () => {
    const response = await register(test, 'fault@example.com', {
      password: 'short',
      agreements: [],
    });
    expect(response.json().detail.fields.map(({ field }: { field: string }) => field)).toEqual([
      'password',
      'agreements',
    ]);
  });

  it('asks to reload when an agreement has changed', async () => {
    const response = await register(test, 'fault@example.com', {
      agreements: accepted.map(({ document }) => ({ document, version: '2020-01-01' })),
    });
    expect(response.json().detail.message).toMatch(/^An agreement has changed/);
  });
});

describe('an address that already has an account', () => {
  it('gets the same response, and its owner a mail', async () => {
    await signUp(test, 'owner@example.com');
    const first = await register(test, 'newcomer@example.com');
    const second = await register(test, 'owner@example.com', {
      password: 'another good password',
      username: 'Thief',
    });
    expect(second.body).toBe(first.body);
    expect(second.statusCode).toBe(first.statusCode);
    const mails = await test.mailsTo('owner@example.com', 2);
    expect(mails.at(-1)?.subject).toBe('You already have a Vela account');
    expect(mails.at(-1)?.text).not.toMatch(/^\d{6}$/m);
    expect(
      (
        await postJson(test, accountPaths.login, {
          email: 'owner@example.com',
          password: goodPassword,
        })
      ).statusCode,
    ).toBe(200);
    expect(
      (
        await postJson(test, accountPaths.login, {
          email: 'owner@example.com',
          password: 'another good password',
        })
      ).statusCode,
    ).toBe(401);
  });

  it('invalidates earlier codes with every new one', async () => {
    await register(test, 'victim@example.com', { password: 'the attacker was here first' });
    await register(test, 'victim@example.com');
    const [first, second] = await test.mailsTo('victim@example.com', 2);
    const verify = async (mail: typeof first) =>
      (
        await postJson(test, accountPaths.verifyEmail, {
          email: 'victim@example.com',
          code: readMailedCode(mail?.text ?? ''),
        })
      ).statusCode;
    expect(await verify(first)).toBe(400);
    expect(await verify(second)).toBe(200);
  });

  it('creates one account for parallel registrations', async () => {
    await Promise.all(Array.from({ length: 8 }, () => register(test, 'storm@example.com')));
    const rows = await test.database.db.select().from(users);
    expect(rows.filter(({ email }) => email === 'storm@example.com')).toHaveLength(1);
  });
});

describe('a code', () => {
  it('expires after ten minutes', async () => {
    await register(test, 'late@example.com');
    const code = readMailedCode((await test.mailsTo('late@example.com'))[0]?.text ?? '');
    test.moveClock(10 * 60_000 + 1000);
    const response = await postJson(test, accountPaths.verifyEmail, {
      email: 'late@example.com',
      code,
      language: 'tr',
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      detail: {
        error_code: 'INVALID_CODE',
        message: 'Kod hatalı veya süresi dolmuş. Kontrol edin ya da yeni bir kod isteyin.',
      },
    });
  });

  it('accepts at most five attempts, also in parallel', async () => {
    await register(test, 'guess@example.com');
    const code = readMailedCode((await test.mailsTo('guess@example.com'))[0]?.text ?? '');
    const wrong = Array.from({ length: 50 }, (_, index) =>
      String((Number(code) + index + 1) % 1_000_000).padStart(6, '0'),
    );
    const answers = await Promise.all(
      wrong.map((guess) =>
        postJson(test, accountPaths.verifyEmail, { email: 'guess@example.com', code: guess }),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([400]));
    const rows = await test.database.db.select().from(emailVerifications);
    expect(rows.at(-1)?.tries).toBe(5);
    expect(
      (await postJson(test, accountPaths.verifyEmail, { email: 'guess@example.com', code }))
        .statusCode,
    ).toBe(400);
  });

  it('is replaced by a newer one, at the earliest after a minute and ten times a day', async () => {
    const email = 'resend@example.com';
    await register(test, email);
    const first = readMailedCode((await test.mailsTo(email))[0]?.text ?? '');
    await postJson(test, accountPaths.resendVerification, { email });
    for (let minute = 0; minute < 12; minute += 1) {
      test.moveClock(61_000);
      await postJson(test, accountPaths.resendVerification, { email });
      await test.mailsTo(email, Math.min(10, minute + 2));
    }
    const mails = await test.mailsTo(email, 10);
    expect(mails).toHaveLength(10);
    expect(
      (await postJson(test, accountPaths.verifyEmail, { email, code: first })).statusCode,
    ).toBe(400);
    test.moveClock(-61_000 * 3);
    expect(
      (
        await postJson(test, accountPaths.verifyEmail, {
          email,
          code: readMailedCode(mails.at(-1)?.text ?? ''),
        })
      ).statusCode,
    ).toBe(200);
  });

  it('gets the same response whether or not the address has an account', async () => {
    const known = await postJson(test, accountPaths.resendVerification, {
      email: 'resend@example.com',
    });
    const unknown = await postJson(test, accountPaths.resendVerification, {
      email: 'unknown@example.com',
    });
    expect(unknown.body).toBe(known.body);
    expect(unknown.statusCode).toBe(200);
  });

  it('must be six digits; spaces are ignored', async () => {
    const response = await postJson(test, accountPaths.verifyEmail, {
      email: 'x@example.com',
      code: '12a',
    });
    expect(response.json().detail.fields).toEqual([
      { field: 'code', message: 'Code must be 6 digits.' },
    ]);
    const missing = await postJson(test, accountPaths.verifyEmail, {});
    expect(missing.json().detail.fields.map(({ field }: { field: string }) => field)).toEqual([
      'email',
      'code',
    ]);
    await register(test, 'spaces@example.com');
    const code = readMailedCode((await test.mailsTo('spaces@example.com'))[0]?.text ?? '');
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect(
      (
        await postJson(test, accountPaths.verifyEmail, {
          email: 'spaces@example.com',
          code: spaced,
        })
      ).statusCode,
    ).toBe(200);
  });
});
