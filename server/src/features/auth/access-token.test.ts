import { createSecretKey, generateKeyPairSync } from 'node:crypto';
import { apiPaths } from '@vela/contracts';
import { eq } from 'drizzle-orm';
import { SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessions, users } from '../../db/schema/account.ts';
import { deriveKey } from '../../derived-key.ts';
import { getMe, signUp, wideLimits, type SignedIn } from '../../testing/account-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

let test: TestApp;
let person: SignedIn;
let payload: JWTPayload;

beforeAll(async () => {
  test = await createTestApp({ deps: { authLimits: wideLimits } });
  person = await signUp(test, 'claims@example.com');
  payload = JSON.parse(Buffer.from(person.accessToken.split('.')[1] ?? '', 'base64url').toString());
});
afterAll(() => test.close());

const header = { alg: 'HS256', typ: 'at+jwt' };

/** A token with the right claims and key, except for the given changes. */
function forge(claims: Record<string, unknown> = {}, head: object = {}): Promise<string> {
  return new SignJWT({ ...payload, ...claims })
    .setProtectedHeader({ ...header, ...head })
    .sign(deriveKey(test.config.sessionSecret, 'access-token'));
}

it('accepts the token it signed, and one made the same way', async () => {
  expect((await getMe(test, person.accessToken)).statusCode).toBe(200);
  expect((await getMe(test, await forge())).statusCode).toBe(200);
});

it('claims expiry after fifteen minutes, user and session, and nothing else', () => {
  expect(Object.keys(payload).toSorted()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub']);
  expect(Number(payload.exp) - Number(payload.iat)).toBe(900);
});

const foreignKey = createSecretKey(Buffer.alloc(32, 7));
const forgeries: [string, () => Promise<string> | string][] = [
  ['no algorithm', () => new UnsecuredJWT(payload).encode()],
  ['another key', () => new SignJWT(payload).setProtectedHeader(header).sign(foreignKey)],
  [
    'a key derived for another purpose',
    () =>
      new SignJWT(payload)
        .setProtectedHeader(header)
        .sign(deriveKey(test.config.sessionSecret, 'refresh-successor')),
  ],
  [
    'the secret itself as key',
    () =>
      new SignJWT(payload).setProtectedHeader(header).sign(Buffer.from(test.config.sessionSecret)),
  ],
  ['another algorithm', () => forge({}, { alg: 'HS512' })],
  [
    'RS256 with a key of its own',
    () =>
      new SignJWT(payload)
        .setProtectedHeader({ ...header, alg: 'RS256' })
        .sign(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey),
  ],
  [
    'a key in its header',
    () =>
      new SignJWT(payload)
        .setProtectedHeader({ ...header, jwk: { kty: 'oct', alg: 'HS256' } })
        .sign(foreignKey),
  ],
  [
    'a key address in its header',
    () =>
      new SignJWT(payload)
        .setProtectedHeader({ ...header, jku: 'https://evil.example/keys', kid: '../../dev/null' })
        .sign(foreignKey),
  ],
  ['another type', () => forge({}, { typ: 'JWT' })],
  ['no type', () => forge({}, { typ: undefined })],
  ['another audience', () => forge({ aud: 'https://vela.example/mobile' })],
  ['another issuer', () => forge({ iss: 'https://evil.example' })],
  ['no expiry', () => forge({ exp: undefined })],
  ['expired', () => forge({ exp: Number(payload.iat) - 1 })],
  ['not yet valid', () => forge({ nbf: Number(payload.iat) + 3600 })],
  ['no session', () => forge({ sid: undefined })],
  ['a session that does not exist', () => forge({ sid: '00000000-0000-4000-8000-000000000000' })],
  ['a session that is no id', () => forge({ sid: "' or 1=1 --" })],
  ['another person', () => forge({ sub: String(person.userId + 1) })],
  ['no number for a person', () => forge({ sub: 'admin' })],
  ['a changed signature', () => `${person.accessToken.slice(0, -2)}AA`],
  ['no token', () => ''],
  ['the refresh token', () => person.refreshToken],
];
it.each(forgeries)('refuses a token with %s', async (_fault, token) => {
  const response = await getMe(test, await token());
  expect(response.statusCode).toBe(401);
  expect(response.json()).toEqual({
    detail: { error_code: 'UNAUTHENTICATED', message: 'Please sign in to continue.' },
  });
});

it('refuses a token in the query', async () => {
  expect(
    (await test.app.inject({ url: `${apiPaths.me}?access_token=${person.accessToken}` }))
      .statusCode,
  ).toBe(401);
});

it('rejects a cached token once it expires', async () => {
  const late = await signUp(test, 'expires@example.com');
  expect((await getMe(test, late.accessToken)).statusCode).toBe(200);
  test.moveClock(15 * 60_000 + 1000);
  expect((await getMe(test, late.accessToken)).statusCode).toBe(401);
});

it('rejects the token of an ended session and of a disabled account', async () => {
  const ended = await signUp(test, 'ended@example.com');
  await test.database.db
    .update(sessions)
    .set({ endedAt: new Date() })
    .where(eq(sessions.userId, ended.userId));
  expect((await getMe(test, ended.accessToken)).statusCode).toBe(401);
  const disabled = await signUp(test, 'disabled@example.com');
  await test.database.db.update(users).set({ disabled: true }).where(eq(users.id, disabled.userId));
  expect((await getMe(test, disabled.accessToken)).statusCode).toBe(401);
});
