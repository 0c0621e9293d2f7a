import {
  accountPaths,
  apiPaths,
  chatPaths,
  errorCodes,
  getErrorMessage,
  languages,
} from '@vela/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accepted,
  goodPassword,
  ownPage,
  postJson,
  refreshWith,
  register,
  signUp,
  wideLimits,
} from './testing/account-steps.ts';
import { createTestApp, type TestApp } from './testing/create-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ deps: { authLimits: wideLimits } });
});
afterAll(() => test.close());

function login(payload: string, headers: Record<string, string> = {}) {
  return test.app.inject({
    method: 'POST',
    url: accountPaths.login,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

type Hints = { language?: string; lng?: string; cookie?: string; browser?: string };

function ask({ language, lng = '', cookie, browser = '' }: Hints) {
  return test.app.inject({
    method: 'POST',
    url: `${accountPaths.login}?lng=${lng}`,
    payload: { language },
    cookies: cookie === undefined ? {} : { i18next: cookie },
    headers: { 'accept-language': browser },
  });
}

async function readErrorLanguage(hints: Hints) {
  return (await ask(hints)).headers['content-language'];
}

async function faultsAt(url: string): Promise<unknown> {
  return (await test.app.inject({ url: `${url}&lng=tr` })).json().detail.fields;
}

describe('error responses', () => {
  it('reports malformed JSON in the language of the browser', async () => {
    const english = await login('{"email": ');
    expect(english.statusCode).toBe(400);
    expect(english.json()).toEqual({
      detail: {
        error_code: 'MALFORMED_JSON',
        message: 'The request could not be read: it is not valid JSON.',
      },
    });
    const turkish = await login('{"email": ', { 'accept-language': 'tr-TR,tr;q=0.9,en;q=0.8' });
    expect(turkish.json().detail.message).toBe('İstek okunamadı: geçerli bir JSON değil.');
    expect(turkish.headers['content-language']).toBe('tr');
  });

  it.each([
    ['a poisoned prototype', '{"__proto__": {"polluted": true}}'],
    ['a poisoned constructor', '{"constructor": {"prototype": {"polluted": true}}}'],
  ])('is told for %s', async (_name, payload) => {
    expect((await login(payload)).json().detail.error_code).toBe('MALFORMED_JSON');
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('rejects a body that is too large, and one that is not JSON', async () => {
    const large = await login(JSON.stringify({ email: 'x'.repeat(300_000) }));
    expect([large.statusCode, large.json().detail.error_code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
      const other = await login('email=x', { 'content-type': type });
      expect([other.statusCode, other.json().detail.error_code]).toEqual([
        415,
        'UNSUPPORTED_MEDIA_TYPE',
      ]);
    }
  });

  it('names the field of a text of 100 kB that is too long', async () => {
    const response = await login(
      JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(100_000), language: 'tr' }),
    );
    expect(response.json().detail.fields).toEqual([
      {
        field: 'password',
        message: 'Şifre en fazla 1.024 bayt olabilir; ş veya ğ gibi harfler iki bayt tutar.',
      },
    ]);
  });

  it('answers 404 for unknown URLs and 405 for unsupported methods', async () => {
    for (const url of ['/api', '/api/nothing', '/api/auth/me/x.css', '/api/../api/nothing']) {
      const response = await test.app.inject({ url });
      expect([response.statusCode, response.json().detail.error_code]).toEqual([404, 'NOT_FOUND']);
    }
    const response = await test.app.inject({ method: 'DELETE', url: apiPaths.me });
    expect([
      response.statusCode,
      response.headers['allow'],
      response.json().detail.error_code,
    ]).toEqual([405, 'GET', 'METHOD_NOT_ALLOWED']);
  });

  it('rejects characters that cannot be stored, also in a query', async () => {
    const response = await test.app.inject({ url: `${accountPaths.providers}?query=a%00b&lng=tr` });
    expect(response.json().detail.fields).toEqual([
      { field: 'query', message: 'Arama metni saklanamayan karakterler içeriyor.' },
    ]);
  });

  it('sets every header for an undecodable URL and for an id that is too long', async () => {
    const usual = (await test.app.inject({ url: '/api/nothing' })).headers;
    for (const url of ['/api/conversations/%ff?lng=tr', '/%ff?lng=tr', '/api/%E0%A4%A?lng=tr']) {
      const { statusCode, headers, body } = await test.app.inject({ url });
      expect([statusCode, JSON.parse(body)]).toEqual([
        400,
        { detail: { error_code: 'MALFORMED_REQUEST', message: 'İstek okunamadı.' } },
      ]);
      expect(headers['content-language']).toBe('tr');
      expect(Object.keys(headers).toSorted()).toEqual(Object.keys(usual).toSorted());
    }
    const tooLong = await test.app.inject({ url: chatPaths.conversation('a'.repeat(500)) });
    expect([
      tooLong.statusCode,
      tooLong.json().detail.error_code,
      tooLong.headers['allow'],
    ]).toEqual([404, 'NOT_FOUND', undefined]);
  });

  it('names the parameter of a query: numeric values are numbers, and a page size is not a candle count', async () => {
    for (const before of ['', '0x10', '1e9', ' 5', '1.5'])
      expect(await faultsAt(`${chatPaths.candles}?symbol=BTCUSDT&before=${before}`)).toEqual([
        { field: 'before', message: 'Bitiş zamanı geçerli biçimde değil.' },
      ]);
    expect(await faultsAt(`${chatPaths.candles}?symbol=BTCUSDT&limit=5`)).toEqual([
      { field: 'limit', message: 'Mum sayısı 50 ile 5.000 arasında olmalı.' },
    ]);
    expect(await faultsAt(`${apiPaths.instruments}?limit=0`)).toEqual([
      { field: 'limit', message: 'Kayıt sayısı en az 1 olmalı.' },
    ]);
    expect(await faultsAt(`${apiPaths.instruments}?limit=x`)).toEqual([
      { field: 'limit', message: 'Kayıt sayısı geçerli biçimde değil.' },
    ]);
  });

  it('detects the language from body, query, cookie and Accept-Language, in this order', async () => {
    expect(
      await readErrorLanguage({ language: 'tr', lng: 'en', cookie: 'en', browser: 'en' }),
    ).toBe('tr');
    expect(await readErrorLanguage({ lng: 'tr', cookie: 'en', browser: 'en' })).toBe('tr');
    const unknown = await test.app.inject({
      url: `${chatPaths.candles}?symbol=BTCUSDT&lng=tr&limit=1`,
    });
    expect(unknown.headers['content-language']).toBe('tr');
    expect(await readErrorLanguage({ cookie: 'tr', browser: 'en' })).toBe('tr');
    expect(await readErrorLanguage({ browser: 'de, tr;q=0.8, en;q=0.5' })).toBe('tr');
    expect(await readErrorLanguage({ language: 'de', browser: 'fr' })).toBe('en');
  });

  it('has a distinct message for every code in every language', () => {
    for (const code of errorCodes) {
      const texts = languages.map((language) => getErrorMessage(code, language));
      expect(new Set(texts).size).toBe(languages.length);
      expect(texts.every((text) => text.length > 5)).toBe(true);
    }
  });
});

describe('internal errors', () => {
  it('are sent without message or stack, logged in full, and do not stop the app', async () => {
    const broken = await createTestApp({
      deps: {
        now: () => {
          throw new Error('the secret inner reason');
        },
      },
    });
    try {
      const response = await broken.app.inject({
        method: 'POST',
        url: accountPaths.register,
        payload: {
          email: 'a@example.com',
          password: goodPassword,
          username: 'Ayşe',
          agreements: accepted,
        },
      });
      expect(response.statusCode).toBe(500);
      expect(response.json()).toEqual({
        detail: {
          error_code: 'INTERNAL',
          message: 'An unexpected error occurred. Please try again.',
          request_id: response.headers['x-request-id'],
        },
      });
      expect(broken.logLines.join('')).toContain('the secret inner reason');
      expect((await broken.app.inject({ url: accountPaths.providers })).statusCode).toBe(200);
    } finally {
      await broken.close();
    }
  });

  it('are SERVICE_UNAVAILABLE when the database is unavailable', async () => {
    const away = await createTestApp();
    try {
      await away.appDb.$client.end();
      const payload = { email: 'away@example.com', password: goodPassword };
      const response = await away.app.inject({ method: 'POST', url: accountPaths.login, payload });
      const answer = [
        response.statusCode,
        response.json().detail.error_code,
        response.headers['retry-after'],
      ];
      expect(answer).toEqual([503, 'SERVICE_UNAVAILABLE', '5']);
      expect(away.logLines.join('')).toContain('the database does not answer');
      expect(away.logLines.join('')).not.toContain('away@example.com');
    } finally {
      await away.close();
    }
  });
});

describe('every response', () => {
  it('forbids framing, sniffing, caching and scripts', async () => {
    const { headers } = await test.app.inject({
      url: accountPaths.providers,
      headers: { origin: 'https://evil.example' },
    });
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('has timeouts: no connection stays open forever', () => {
    const { requestTimeout, headersTimeout, keepAliveTimeout } = test.app.server;
    expect([requestTimeout, headersTimeout, keepAliveTimeout]).toEqual([25_000, 10_000, 72_000]);
  });
});

/**
 * Every `GET /path/{parameter}` of the API in the router's own drawing, in which a child's path
 * goes on from its parent's.
 */
function routesIn(drawing: string): string[] {
  const parents: string[] = [];
  return drawing.split('\n').flatMap((line) => {
    const [, branch = '', piece = '', methods = ''] =
      /^([\s│├└─]*)(\S+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? [];
    if (piece === '') return [];
    const depth = branch.length / 4;
    parents.splice(depth - 1, Number.POSITIVE_INFINITY, piece);
    const url = parents.join('').replace(/:(\w+)/g, '{$1}');
    const isListed = url.startsWith('/api/') && !url.endsWith('*');
    return isListed ? methods.split(', ').map((method) => `${method} ${url}`) : [];
  });
}

it('describes exactly its routes at /api/openapi.json', async () => {
  const document: { paths: Record<string, Record<string, unknown>> } = (
    await test.app.inject({ url: apiPaths.openapi })
  ).json();
  const described = Object.entries(document.paths).flatMap(([url, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${url}`),
  );
  const routed = routesIn(test.app.printRoutes({ commonPrefix: false })).filter(
    (route) => !/^(?:HEAD|) /.test(route),
  );
  expect(described.toSorted()).toEqual(routed.toSorted());
  expect(described).toContain('POST /api/auth/login');
});

it('logs no secrets and no email addresses', async () => {
  const canary = 'canary şifre cümlesi 7391';
  const email = 'canary@example.com';
  await register(test, email, { password: canary });
  const [mail] = await test.mailsTo(email);
  const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? 'none';
  const link = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'none';
  await postJson(test, accountPaths.login, { email, password: canary });
  await test.app.inject({ url: `/email-verification?token=${link}&email=${email}&code=${code}` });
  await test.app.inject({ url: `/reset-password/${link}` });
  await login(`{"password": "${canary}", `);
  const verified = await postJson(test, accountPaths.verifyEmail, { email, code });
  const refreshToken = verified.cookies[0]?.value ?? 'none';
  await refreshWith(test, refreshToken);
  test.moveClock(60_000);
  await refreshWith(test, refreshToken);
  await test.app.inject({
    url: apiPaths.me,
    headers: { authorization: `Bearer ${verified.json().access_token}` },
  });
  await test.app.inject({ url: apiPaths.me, headers: { ...ownPage, 'user-agent': 'a\r\nb' } });
  const log = test.logLines.join('');
  for (const secret of [canary, email, link, refreshToken, verified.json().access_token])
    expect(log).not.toContain(secret);
  expect(log).not.toMatch(new RegExp(`\\b${code}\\b`));
  expect(test.logLines.every((line) => line.trimEnd().split('\n').length === 1)).toBe(true);
  expect(test.logLines.length).toBeGreaterThan(10);
});

it('registers a user in Turkish from the first response to the mail', async () => {
  const response = await register(test, 'turkce@example.com', { language: 'tr' });
  expect(response.json().message).toBe(
    'Kayıt başarılı! Hesabınızı doğrulamak için lütfen e-postanızı kontrol edin.',
  );
  const [mail] = await test.mailsTo('turkce@example.com');
  expect(mail?.text).toContain('E-posta adresinizi doğrulama kodunuz:');
  const { userId } = await signUp(test, 'baskasi@example.com');
  expect(userId).toBeGreaterThan(0);
});
