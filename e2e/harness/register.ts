import { type APIRequestContext, expect } from '@playwright/test';
import { agreements } from '@vela/contracts';

export type Registrant = {
  username: string;
  email: string;
  password: string;
  mailbox: { code(): Promise<string> };
};

const headers = { 'x-vela-request': '1', 'sec-fetch-site': 'same-origin' };

/** Creates an account with an unverified address. */
export async function registerUnverified(
  request: APIRequestContext,
  person: Registrant,
): Promise<void> {
  const accepted = agreements.map(({ document, version }) => ({ document, version }));
  const { username, email, password } = person;
  const made = await request.post('/api/auth/register', {
    headers,
    data: { username, email, password, agreements: accepted },
  });
  expect(made.ok(), await made.text()).toBe(true);
}

/** Creates a verified account through the API; the screens have their own journeys. */
export async function register(request: APIRequestContext, person: Registrant): Promise<void> {
  await registerUnverified(request, person);
  const { email } = person;
  const verified = await request.post('/api/auth/verify-email', {
    headers,
    data: { email, code: await person.mailbox.code() },
  });
  expect(verified.ok(), await verified.text()).toBe(true);
}

/** Signs in through the API: the cookie of the session is kept by `request`. */
export async function logIn(request: APIRequestContext, person: Registrant): Promise<void> {
  const { email, password } = person;
  const answer = await request.post('/api/auth/login', { headers, data: { email, password } });
  expect(answer.ok(), await answer.text()).toBe(true);
}
