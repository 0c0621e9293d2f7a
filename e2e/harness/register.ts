import { type APIRequestContext, expect } from '@playwright/test';

export type Registrant = {
  username: string;
  email: string;
  password: string;
  mailbox: { code(): Promise<string> };
};

const headers = { 'x-vela-request': '1', 'sec-fetch-site': 'same-origin' };

/** Makes an account whose address is not proven yet. */
export async function registerUnverified(
  request: APIRequestContext,
  person: Registrant,
): Promise<void> {
  const agreements = ['privacy', 'terms', 'risk'].map((document) => ({
    document,
    version: '2026-11-21',
  }));
  const { username, email, password } = person;
  const made = await request.post('/api/auth/register', {
    headers,
    data: { username, email, password, agreements },
  });
  expect(made.ok(), await made.text()).toBe(true);
}

/** Makes the account through the API: its screens have journeys of their own. */
export async function register(request: APIRequestContext, person: Registrant): Promise<void> {
  await registerUnverified(request, person);
  const { email } = person;
  const verified = await request.post('/api/auth/verify-email', {
    headers,
    data: { email, code: await person.mailbox.code() },
  });
  expect(verified.ok(), await verified.text()).toBe(true);
}
