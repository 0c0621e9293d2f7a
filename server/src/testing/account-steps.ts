import { agreements, apiPaths } from '@vela/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { z } from 'zod';
import type { AuthLimits } from '../features/auth/rate-limits.ts';
import type { TestApp } from './create-test-app.ts';

export const goodPassword = 'yağmurlu bir salı sabahı';
export const accepted = agreements.map(({ document, version }) => ({ document, version }));
/** The header that cookie calls demand. */
export const ownPage = { 'x-vela-request': '1' };

const wide = { points: 100_000, seconds: 60 };
const all = { address: wide, email: wide, everybody: wide };
/** Limits that no test reaches, for suites that are about something else. */
export const wideLimits: AuthLimits = {
  register: all,
  login: all,
  verify: all,
  mail: all,
  reset: all,
  refresh: all,
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

/** Sends JSON to the app as a browser of our own page would. */
export function post(
  test: TestApp,
  url: string,
  payload: object = {},
): Promise<LightMyRequestResponse> {
  return test.app.inject({ method: 'POST', url, payload, headers: ownPage });
}

/** Registers with all agreements accepted. */
export function register(
  test: TestApp,
  email: string,
  rest: object = {},
): Promise<LightMyRequestResponse> {
  return post(test, apiPaths.register, {
    email,
    password: goodPassword,
    username: 'Ayşe',
    agreements: accepted,
    ...rest,
  });
}

/** The six digits that stand alone on a line of a mail's text. */
export function codeIn(text: string): string {
  const code = /^\d{6}$/m.exec(text)?.[0];
  if (code === undefined) throw new Error('no code stands alone on a line');
  return code;
}

/** The value of the refresh cookie an answer sets, if it does. */
export function refreshTokenOf(response: LightMyRequestResponse): string | undefined {
  return response.cookies.find(({ name }) => name.endsWith('vela-refresh'))?.value;
}

/** What a successful sign-in answered. */
export function signedIn(response: LightMyRequestResponse): SignedIn {
  const { access_token: accessToken, user } = sessionSchema.parse(response.json());
  const refreshToken = refreshTokenOf(response);
  if (refreshToken === undefined) throw new Error('the answer sets no refresh cookie');
  return { accessToken, refreshToken, userId: user.id };
}

/** A person with a proven address, signed in. */
export async function signUp(test: TestApp, email: string): Promise<SignedIn> {
  await register(test, email);
  const [mail] = await test.mailsTo(email);
  const response = await post(test, apiPaths.verifyEmail, {
    email,
    code: codeIn(mail?.text ?? ''),
  });
  return signedIn(response);
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

/** Asks who the bearer of an access token is. */
export function askMe(test: TestApp, accessToken: string): Promise<LightMyRequestResponse> {
  return test.app.inject({
    method: 'GET',
    url: apiPaths.me,
    headers: { authorization: `Bearer ${accessToken}` },
  });
}
