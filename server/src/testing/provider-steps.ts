import { signInPaths, type ProviderId } from '@vela/contracts';
import type { LightMyRequestResponse } from 'fastify';
import type { Config } from '../config.ts';
import { ownPage } from './account-steps.ts';
import type { TestApp } from './create-test-app.ts';
import type { OpenidProvider } from './openid-provider.ts';

type Cookies = Record<string, string>;

/** The three providers of an app, which are all the one of the test. */
export function toTestProviders({ issuer, appleKey }: OpenidProvider): Config['providers'] {
  const withText = (id: string) =>
    ({
      issuer,
      clientId: `${id}-client`,
      secret: { kind: 'text', text: `the secret of ${id} at the provider` },
    }) as const;
  return {
    google: withText('google'),
    microsoft: withText('microsoft'),
    apple: {
      issuer,
      clientId: 'apple-client',
      secret: { kind: 'apple', teamId: 'TEAM', keyId: 'KEY', key: appleKey },
    },
  };
}

/** The cookies that an answer sets, as a browser sends them back. */
export const getCookies = ({ cookies }: Pick<LightMyRequestResponse, 'cookies'>): Cookies =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]));

function readFields(html: string): Record<string, string> {
  const inputs = html.matchAll(/name="([^"]+)" value="([^"]*)"/g);
  return Object.fromEntries(
    [...inputs].map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]),
  );
}

/** Follows a browser at the provider until it returns: the parameters of its return. */
export async function visitProvider(address: string): Promise<Record<string, string>> {
  const jar = new Map<string, string>();
  let url = new URL(address);
  const { origin } = url;
  for (let step = 0; step < 8; step += 1) {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', ...rest] = pair.split('=');
      jar.set(name, rest.join('='));
    }
    const location = response.headers.get('location');
    if (location === null) return readFields(await response.text());
    url = new URL(location, url);
    if (url.origin !== origin) return Object.fromEntries(url.searchParams);
  }
  throw new Error('the provider does not return');
}

/** A sign-in that has come back from the provider. */
export type Return = { readonly answer: Record<string, string>; readonly cookies: Cookies };

/** Begins at the app and signs in at the provider; `change` tampers with the address on the way. */
export async function goToProvider(
  test: TestApp,
  provider: ProviderId,
  change: (address: URL) => void = () => {},
): Promise<Return> {
  const start = await test.app.inject({ url: signInPaths.providerStart(provider) });
  const address = new URL(String(start.headers.location));
  change(address);
  return { answer: await visitProvider(address.href), cookies: getCookies(start) };
}

/** Begins at the app with a page to go to afterwards, and signs in at the provider. */
export async function goToProviderFrom(
  test: TestApp,
  provider: ProviderId,
  from: string,
): Promise<Return> {
  const url = `${signInPaths.providerStart(provider)}?from=${encodeURIComponent(from)}`;
  const start = await test.app.inject({ url });
  const answer = await visitProvider(String(start.headers.location));
  return { answer, cookies: getCookies(start) };
}

const post = (
  test: TestApp,
  url: string,
  { payload, cookies, headers = {} }: { payload: object; cookies: Cookies; headers?: object },
) =>
  test.app.inject({ method: 'POST', url, payload, cookies, headers: { ...ownPage, ...headers } });

/** Apple's form, as the browser posts it from Apple's site. */
export function postAppleForm(test: TestApp, { answer, cookies }: Return) {
  return test.app.inject({
    method: 'POST',
    url: signInPaths.appleCallback,
    payload: new URLSearchParams(answer).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://appleid.apple.com',
      'sec-fetch-site': 'cross-site',
    },
    cookies,
  });
}

/** The page's call after the return: `url` is of a sign-in, or of a connection with its bearer. */
export async function finishAtPage(
  test: TestApp,
  provider: ProviderId,
  {
    returned,
    url = signInPaths.providerToken(provider),
    headers = {},
  }: { returned: Return; url?: string; headers?: object },
): Promise<LightMyRequestResponse> {
  const { answer, cookies } = returned;
  if (provider !== 'apple') {
    const { code, state, iss } = answer;
    return post(test, url, { payload: { code, state, iss }, cookies, headers });
  }
  const form = await postAppleForm(test, returned);
  const query = new URL(String(form.headers.location), test.config.publicUrl).searchParams;
  const code = query.get('apple_token');
  // Without a token the page shows what the query says, and calls nothing.
  if (code === null) return form;
  return post(test, url, { payload: { code }, cookies, headers });
}
