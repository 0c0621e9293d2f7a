import { agreements, accountPaths, apiPaths, serverCookies } from '@vela/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { z } from 'zod';
import type { AuthLimits } from '../features/auth/rate-limits.ts';
import type { TestApp } from './create-test-app.ts';

export const goodPassword = 'yağmurlu bir salı sabahı';
export const accepted = agreements.map(({ document, version }) => ({ document, version }));
/** The header required for cookie calls. */
export const ownPage = { 'x-vela-request': '1' };

const wide = { points: 100_000, seconds: 60 };
const all = { address: wide, email: wide, everybody: wide };
/** Limits that no test reaches. */
export const wideLimits: AuthLimits = {
  register: all,
  'register-freely': all,
  login: all,
  verify: all,
  mail: all,
  reset: all,
  refresh: all,
  confirm: all,
  provider: all,
};

const sessionSchema = z.object({
  access_token: z.string(),
  user: z.object({ id: z.number(), email: z.string(), username: z.string() }),
});

export type SignedIn = {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly userId: number;
};

/** Registration cookies by app and address: a test verifies in the browser that registered. */
const browsers = new WeakMap<TestApp, Map<string, Record<string, string>>>();
const registrationCookies: readonly string[] = Object.values(serverCookies.registration);

/** Posts JSON to the app as our own page does. */
export function postJson(
  test: TestApp,
  url: string,
  payload: object = {},
): Promise<LightMyRequestResponse> {
  const jar = browsers.get(test);
  const cookie =
    url === accountPaths.verifyEmail
      ? (jar?.get(String(Reflect.get(payload, 'email'))) ?? [...(jar?.values() ?? [])].at(-1))
      : undefined;
  const cookies = cookie === undefined ? {} : { cookies: cookie };
  return test.app.inject({ method: 'POST', url, payload, headers: ownPage, ...cookies });
}

/** Registers with all agreements accepted. */
export async function register(
  test: TestApp,
  email: string,
  rest: object = {},
): Promise<LightMyRequestResponse> {
  const answer = await postJson(test, accountPaths.register, {
    email,
    password: goodPassword,
    username: 'Ayşe',
    agreements: accepted,
    ...rest,
  });
  const cookie = answer.cookies.find(({ name }) => registrationCookies.includes(name));
  const jar = browsers.get(test) ?? new Map<string, Record<string, string>>();
  browsers.set(test, jar);
  if (cookie !== undefined) jar.set(email, { [cookie.name]: cookie.value });
  return answer;
}

/** The six-digit code in the text of a mail. */
export function readMailedCode(text: string): string {
  const code = /^\d{6}$/m.exec(text)?.[0];
  if (code === undefined) throw new Error('no code stands alone on a line');
  return code;
}

/** Value of the refresh cookie set by a response; undefined without one. */
export function getRefreshToken(response: LightMyRequestResponse): string | undefined {
  return response.cookies.find(({ name }) => name.endsWith('vela-refresh'))?.value;
}

/** Parses the response of a successful sign-in. */
export function parseSignIn(response: LightMyRequestResponse): SignedIn {
  const { access_token: accessToken, user } = sessionSchema.parse(response.json());
  const refreshToken = getRefreshToken(response);
  if (refreshToken === undefined) throw new Error('the answer sets no refresh cookie');
  return { accessToken, refreshToken, userId: user.id };
}

/** Registers and verifies a user; returns the sign-in. */
export async function signUp(test: TestApp, email: string): Promise<SignedIn> {
  await register(test, email);
  const [mail] = await test.mailsTo(email);
  const response = await postJson(test, accountPaths.verifyEmail, {
    email,
    code: readMailedCode(mail?.text ?? ''),
  });
  return parseSignIn(response);
}

/** Renews a session with a refresh token in its cookie. */
export function refreshWith(
  test: TestApp,
  token: string,
  headers: Record<string, string> = ownPage,
): Promise<LightMyRequestResponse> {
  return test.app.inject({
    method: 'POST',
    url: apiPaths.refresh,
    headers,
    cookies: { 'vela-refresh': token },
  });
}

/** Requests the user of an access token. */
export function getMe(test: TestApp, accessToken: string): Promise<LightMyRequestResponse> {
  return test.app.inject({
    method: 'GET',
    url: apiPaths.me,
    headers: { authorization: `Bearer ${accessToken}` },
  });
}
