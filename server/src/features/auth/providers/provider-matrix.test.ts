import { accountPaths, providerIds, signInPaths, type ProviderId } from '@vela/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  goodPassword,
  ownPage,
  register,
  signUp,
  wideLimits,
} from '../../../testing/account-steps.ts';
import { visit } from '../../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { startOpenidProvider, type OpenidProvider } from '../../../testing/openid-provider.ts';
import { isFullRun } from '../../../testing/tier.ts';
import {
  finishAtPage,
  getCookies,
  goToProvider,
  postAppleForm,
  toTestProviders,
  visitProvider,
  type Return,
} from '../../../testing/provider-steps.ts';

let openid: OpenidProvider;
let test: TestApp;
beforeAll(async () => {
  openid = await startOpenidProvider('http://localhost:3000');
  test = await createTestApp({
    config: { providers: toTestProviders(openid) },
    deps: { authLimits: wideLimits, providerTimeoutSeconds: 0.3 },
  });
});
afterEach(() => openid.breakBy(undefined));
afterAll(async () => {
  await test.close();
  await openid.close();
});

const confirmed = (email: string) => ({ email, email_verified: true, xms_edov: true, name: 'Ada' });

async function countAccounts(): Promise<number> {
  const { rows } = await test.database.db.$client.query('select count(*)::int as n from users');
  return rows[0].n;
}

async function signIn(provider: ProviderId, subject: string, email = `${subject}@example.com`) {
  openid.signsIn(subject, confirmed(email));
  return finishAtPage(test, provider, { returned: await goToProvider(test, provider) });
}

/** What the page is told: the code of the answer, or that in the query of Apple's return. */
function readFault(answer: LightMyRequestResponse): string | null {
  if (answer.statusCode !== 303) return answer.json().detail?.error_code ?? null;
  return new URL(String(answer.headers.location), 'http://localhost').searchParams.get(
    'provider_error',
  );
}

/** What comes of a sign-in: the fault, whether there is a session, and accounts that were made. */
async function observe(work: () => Promise<LightMyRequestResponse>) {
  const before = await countAccounts();
  const answer = await work();
  const hasSession = Object.keys(getCookies(answer)).some((name) => name.includes('refresh'));
  return { fault: readFault(answer), hasSession, made: (await countAccounts()) - before };
}

const refused = (fault: string | null) => ({ fault, hasSession: false, made: 0 });

async function link(provider: ProviderId, who: Awaited<ReturnType<typeof signUp>>) {
  const headers = { authorization: `Bearer ${who.accessToken}` };
  const start = await test.app.inject({
    method: 'POST',
    url: signInPaths.providerLink(provider),
    headers: { ...ownPage, ...headers },
  });
  const answer = await visitProvider(start.json<{ url: string }>().url);
  const returned = { answer, cookies: getCookies(start) };
  return finishAtPage(test, provider, {
    returned,
    url: signInPaths.ownProvider(provider),
    headers,
  });
}

// Apple answers in more steps than the others; all three in the full run.
const tried = isFullRun ? providerIds : (['apple'] as const);

describe.each(tried)('%s', (provider) => {
  const id = (part: string): string => `${provider}-${part}`;
  const failed = async (change: (returned: Return) => Return) => {
    openid.signsIn(id('failed'), confirmed(`${id('failed')}@example.com`));
    return finishAtPage(test, provider, { returned: change(await goToProvider(test, provider)) });
  };

  it('first sign-in: makes a verified account with the agreements, and a session', async () => {
    const answer = await signIn(provider, id('first'));
    expect(answer.json()).toMatchObject({
      success: true,
      error: null,
      user: { email: `${id('first')}@example.com`, email_verified: true, provider },
    });
    const { rows } = await test.database.db.$client.query(
      'select document from accepted_agreements a join users u on u.id = a.user_id where u.email = $1 order by 1',
      [`${id('first')}@example.com`],
    );
    expect(rows.map(({ document }) => document)).toEqual(['privacy', 'risk', 'terms']);
  });

  it('return: signs in the same account, also after its address changed at the provider', async () => {
    const first = await signIn(provider, id('return'));
    const again = await signIn(provider, id('return'), `${id('moved')}@example.com`);
    expect(again.json().user.id).toBe(first.json().user.id);
    expect(again.json().user.email).toBe(`${id('return')}@example.com`);
  });

  it('linked: a signed-in person connects it after step-up, and is signed in by it from then on', async () => {
    const who = await signUp(test, `${id('owner')}@example.com`);
    const here = visit(test, '', who);
    openid.signsIn(id('linked'), confirmed(`${id('other')}@example.com`));
    const unconfirmed = await here.call('POST', signInPaths.providerLink(provider));
    expect(unconfirmed.json().detail.error_code).toBe('REAUTH_REQUIRED');
    await here.call('POST', accountPaths.confirmIdentity, { currentPassword: goodPassword });
    expect((await link(provider, who)).json().providers).toMatchObject([{ provider }]);
    const signed = await signIn(provider, id('linked'), `${id('other')}@example.com`);
    expect(signed.json().user.id).toBe(who.userId);
  });

  it('unlinked: signs in no longer, and the last way to sign in stays', async () => {
    const who = await signUp(test, `${id('leaver')}@example.com`);
    const here = visit(test, '', who);
    await here.call('POST', accountPaths.confirmIdentity, { currentPassword: goodPassword });
    openid.signsIn(id('unlinked'), { email: `${id('x')}@example.com`, email_verified: false });
    await link(provider, who);
    const removed = await here.call('DELETE', signInPaths.ownProvider(provider));
    expect(removed.statusCode).toBe(204);
    const again = await goToProvider(test, provider);
    expect(await observe(() => finishAtPage(test, provider, { returned: again }))).toEqual(
      refused('PROVIDER_EMAIL_UNVERIFIED'),
    );
    const only = await signIn(provider, id('only'));
    const alone = visit(test, '', { accessToken: only.json().access_token });
    const last = await alone.call('DELETE', signInPaths.ownProvider(provider));
    expect(last.json().detail.error_code).toBe('LAST_SIGN_IN_WAY');
  });

  it('same address unverified: takes over no account, and leaves another person nothing', async () => {
    const email = `${id('same')}@example.com`;
    const owner = await signUp(test, email);
    openid.signsIn(id('claims'), { email, email_verified: false, xms_edov: false });
    const claimed = await goToProvider(test, provider);
    expect(await observe(() => finishAtPage(test, provider, { returned: claimed }))).toEqual(
      refused('PROVIDER_EMAIL_UNVERIFIED'),
    );
    expect((await visit(test, '', owner).call('GET', accountPaths.profile)).statusCode).toBe(200);
    // The other way round: an attacker registered the address and never proved it.
    const planted = `${id('planted')}@example.com`;
    await register(test, planted);
    const arrived = await signIn(provider, id('planted'), planted);
    expect(arrived.json().user).toMatchObject({ email: planted, email_verified: true });
    const { rows } = await test.database.db.$client.query(
      'select password_hash from users where email = $1',
      [planted],
    );
    expect(rows).toEqual([{ password_hash: null }]);
  });

  it('wrong state: is refused, also without one, and with that of another browser', async () => {
    const other = await goToProvider(test, provider);
    for (const state of [`${provider}.another`, '', other.answer['state'] ?? ''])
      expect(
        await observe(() =>
          failed(({ answer, ...rest }) => ({ ...rest, answer: { ...answer, state } })),
        ),
      ).toEqual(refused('PROVIDER_FAILED'));
    expect(await observe(() => failed(({ answer }) => ({ answer, cookies: {} })))).toEqual(
      refused('PROVIDER_FAILED'),
    );
  });

  it('wrong nonce: is refused', async () => {
    const returned = await goToProvider(test, provider, ({ searchParams }) =>
      searchParams.set('nonce', 'of another sign-in'),
    );
    expect(await observe(() => finishAtPage(test, provider, { returned }))).toEqual(
      refused('PROVIDER_FAILED'),
    );
  });

  it('expired code: is refused, and so is one that was used', async () => {
    const expired = await goToProvider(test, provider);
    await openid.expireCode(expired.answer['code'] ?? '');
    openid.signsIn(id('twice'), confirmed(`${id('twice')}@example.com`));
    const used = await goToProvider(test, provider);
    await finishAtPage(test, provider, { returned: used });
    for (const returned of [expired, used])
      expect(await observe(() => finishAtPage(test, provider, { returned }))).toEqual(
        refused('PROVIDER_FAILED'),
      );
  });

  it.each([
    ['wrong-audience', 'PROVIDER_FAILED'],
    ['wrong-issuer', 'PROVIDER_FAILED'],
    ['down', 'PROVIDER_UNAVAILABLE'],
    ['broken', 'PROVIDER_UNAVAILABLE'],
    ['silent', 'PROVIDER_UNAVAILABLE'],
  ] as const)('a provider that is %s: makes nothing, and is told as %s', async (fault, code) => {
    const returned = await goToProvider(test, provider);
    openid.breakBy(fault);
    expect(await observe(() => finishAtPage(test, provider, { returned }))).toEqual(refused(code));
  });
});

describe('the form of Apple', () => {
  it.each([
    ['user_cancelled_authorize', null],
    ['access_denied', 'PROVIDER_FAILED'],
    ['invalid_request', 'PROVIDER_FAILED'],
    ['temporarily_unavailable', 'PROVIDER_FAILED'],
  ])('with the error %s: makes nothing; the page is told %s', async (error, fault) => {
    const { answer, cookies } = await goToProvider(test, 'apple');
    const returned = { answer: { error, state: answer['state'] ?? '' }, cookies };
    expect(await observe(() => postAppleForm(test, returned))).toEqual(refused(fault));
  });
});
