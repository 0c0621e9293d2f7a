import { generateKeyPairSync } from 'node:crypto';
import { accountPaths, signInPaths } from '@vela/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getRefreshToken,
  goodPassword,
  postJson,
  signUp,
  wideLimits,
} from '../../../testing/account-steps.ts';
import { visit, type Visitor } from '../../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import {
  createAuthenticator,
  type Signing,
  type SoftwareAuthenticator,
} from '../../../testing/software-authenticator.ts';

const here = { origin: 'http://localhost:3000', rpId: 'localhost' };

type Challenge = {
  readonly ticket: string;
  readonly options: { readonly challenge: string; readonly user?: { readonly id: string } };
};
type Owner = {
  readonly visitor: Visitor;
  readonly authenticator: SoftwareAuthenticator;
  readonly userHandle: string;
};

let test: TestApp;
let owner: Owner;
let other: Owner;
beforeAll(async () => {
  test = await createTestApp({ deps: { authLimits: wideLimits } });
  owner = await makeOwner('passkey@example.com');
  other = await makeOwner('other-passkey@example.com');
});
afterAll(() => test.close());

async function askToMake(visitor: Visitor): Promise<Challenge> {
  await visitor.call('POST', accountPaths.confirmIdentity, { currentPassword: goodPassword });
  return (await visitor.call('POST', signInPaths.newPasskeyOptions)).json<Challenge>();
}

/** A person with a passkey that counts: the first counter is 1. */
async function makeOwner(email: string): Promise<Owner> {
  const visitor = visit(test, '', await signUp(test, email));
  const authenticator = createAuthenticator();
  const { ticket, options } = await askToMake(visitor);
  const { challenge, user } = options;
  const response = authenticator.register({ ...here, challenge, counter: 1 });
  const made = await visitor.call('POST', signInPaths.passkeys, { ticket, response, name: 'Key' });
  expect(made.statusCode).toBe(204);
  return { visitor, authenticator, userHandle: user?.id ?? '' };
}

const ask = async () => (await postJson(test, signInPaths.passkeyOptions)).json<Challenge>();

/** Signs in by the owner's passkey; `change` falsifies what is signed. */
async function signIn(counter: number, change: Partial<Signing> = {}, by = owner) {
  const { ticket, options } = await ask();
  const { challenge } = options;
  const signing = { ...here, challenge, counter, userHandle: by.userHandle, ...change };
  return postJson(test, signInPaths.passkeySignIn, {
    ticket,
    response: by.authenticator.sign(signing),
  });
}

const refused = { code: 'PASSKEY_FAILED', session: undefined };
const observe = (answer: LightMyRequestResponse) => ({
  code: answer.json().detail?.error_code,
  session: getRefreshToken(answer),
});

describe('a passkey signs in', () => {
  it('once for a challenge, in parallel too; the same answer again is refused', async () => {
    const { ticket, options } = await ask();
    const { challenge } = options;
    const { authenticator, userHandle } = owner;
    const response = authenticator.sign({ ...here, challenge, counter: 2, userHandle });
    const send = () => postJson(test, signInPaths.passkeySignIn, { ticket, response });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 400, 400,
    ]);
    expect(observe(await send())).toEqual(refused);
    // An old answer with a fresh ticket: what it signed is another challenge.
    const { ticket: fresh } = await ask();
    const replayed = await postJson(test, signInPaths.passkeySignIn, { ticket: fresh, response });
    expect(observe(replayed)).toEqual(refused);
  });

  it('while its counter grows: a copy that fell behind is refused', async () => {
    expect((await signIn(10)).statusCode).toBe(200);
    for (const counter of [10, 9, 0]) expect(observe(await signIn(counter))).toEqual(refused);
    expect((await signIn(11)).statusCode).toBe(200);
  });

  const foreignKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  it.each<[string, Partial<Signing>]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin that begins alike', { origin: 'http://localhost:3000.evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['another challenge', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
    ['the ceremony of making one', { type: 'webauthn.create' }],
    ['a person who was not verified', { flags: 0x01 }],
    ['another key', { privateKey: foreignKey }],
    ['no user handle', { userHandle: undefined }],
    ['an unknown user handle', { userHandle: 'AAAA' }],
  ])('never with %s', async (_fault, change) => {
    expect(observe(await signIn(100, change))).toEqual(refused);
  });

  it('never with the user handle of another person, and not after five minutes', async () => {
    const { userHandle } = other;
    expect(userHandle).not.toBe(owner.userHandle);
    expect(observe(await signIn(100, { userHandle }))).toEqual(refused);
    // What was refused has not moved the counter, so it was not the reason.
    expect((await signIn(100)).statusCode).toBe(200);
    const { ticket, options } = await ask();
    test.moveClock(5 * 60_000);
    const signing = { ...here, challenge: options.challenge, counter: 101 };
    const response = owner.authenticator.sign({ ...signing, userHandle: owner.userHandle });
    const late = await postJson(test, signInPaths.passkeySignIn, { ticket, response });
    expect(observe(late)).toEqual(refused);
  });
});

describe('a step-up by a passkey', () => {
  it('needs a passkey of the account that asked, over a challenge of its own', async () => {
    const url = signInPaths.confirmByPasskey;
    const confirm = async (by: Owner, { ticket, options }: Challenge, counter: number) => {
      const signing = { ...here, challenge: options.challenge, counter };
      const response = by.authenticator.sign(signing);
      return (await owner.visitor.call('POST', url, { ticket, response })).statusCode;
    };
    const begin = async () =>
      (await owner.visitor.call('POST', `${url}/options`)).json<Challenge>();
    expect(await confirm(other, await begin(), 200)).toBe(400);
    expect(await confirm(owner, await ask(), 201)).toBe(400);
    expect(await confirm(owner, await begin(), 202)).toBe(204);
  });

  it('with a challenge to make a passkey is refused to another person', async () => {
    const { ticket, options } = await askToMake(owner.visitor);
    await askToMake(other.visitor);
    const response = createAuthenticator().register({ ...here, challenge: options.challenge });
    const made = await other.visitor.call('POST', signInPaths.passkeys, {
      ticket,
      response,
      name: 'Planted',
    });
    expect(made.json().detail.error_code).toBe('PASSKEY_FAILED');
  });
});

it('of another person is neither renamed nor removed, and a known one is not added again', async () => {
  const url = signInPaths.passkey(owner.authenticator.id);
  await other.visitor.call('POST', accountPaths.confirmIdentity, { currentPassword: goodPassword });
  const renamed = await other.visitor.call('PATCH', url, { name: 'Mine' });
  const removed = await other.visitor.call('DELETE', url);
  expect([renamed.statusCode, removed.statusCode]).toEqual([404, 404]);
  const { ticket, options } = await askToMake(other.visitor);
  const response = owner.authenticator.register({ ...here, challenge: options.challenge });
  const again = await other.visitor.call('POST', signInPaths.passkeys, {
    ticket,
    response,
    name: 'Again',
  });
  expect(again.json().detail.error_code).toBe('PASSKEY_FAILED');
});
