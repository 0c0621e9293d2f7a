import { brand, signInLimits } from '@vela/contracts';
import { eq } from 'drizzle-orm';
import { passkeys } from '../../../db/schema/sign-in-way.ts';
import { deriveKey, hashWithKey } from '../../../derived-key.ts';
import { AppError } from '../../../errors.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { readOwnAccount, requireConfirmed, type AccountCall } from '../confirm-identity.ts';
import { issueTicket } from '../sign-in-tickets.ts';

/** Loaded with the first passkey: its 300 modules would make each start longer. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

/** The site as authenticators know it: passkeys work at this host only. */
export function getRelyingParty({ config }: Pick<AuthDeps, 'config'>) {
  const { hostname, origin } = new URL(config.publicUrl);
  return { id: hostname, origin };
}

/** What authenticators know an account by: it says nothing about the account. */
export function toUserHandle({ config }: Pick<AuthDeps, 'config'>, userId: number): string {
  return hashWithKey(deriveKey(config.encryptionKey, 'passkey-user'), String(userId));
}

/** What the browser is asked, and the ticket that comes back with its answer. */
type Challenge = { readonly ticket: string; readonly options: Record<string, unknown> };

/** EdDSA, ES256 and RS256 (IANA COSE): every authenticator has one of them. */
const signatureAlgorithms = [-8, -7, -257] as const;

const challengeSeconds = signInLimits.passkeyMinutes * 60;

/** A challenge to make a passkey. Throws REAUTH_REQUIRED, or TOO_MANY_SAVED. */
export async function beginPasskey(deps: AuthDeps, { caller }: AccountCall): Promise<Challenge> {
  await requireConfirmed(deps, caller);
  const user = await readOwnAccount(deps, caller.userId);
  const held = await deps.db.select().from(passkeys).where(eq(passkeys.userId, user.id));
  if (held.length >= signInLimits.passkeysPerAccount)
    throw new AppError('TOO_MANY_SAVED', 'the account has as many passkeys as it may');
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: getRelyingParty(deps).id,
    userName: user.email,
    userDisplayName: user.username,
    userID: new Uint8Array(Buffer.from(toUserHandle(deps, user.id), 'base64url')),
    attestationType: 'none',
    supportedAlgorithmIDs: [...signatureAlgorithms],
    excludeCredentials: held.map(({ id, transports }) => ({ id, transports })),
    // The person is verified (PIN, fingerprint), so that a passkey stands for two factors.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const content = { step: 'passkey', challenge: options.challenge, userId: user.id } as const;
  return { ticket: await issueTicket(deps, content, challengeSeconds), options: { ...options } };
}

/** A challenge to sign in with any passkey, or to confirm who one is with those of an account. */
export async function challengePasskey(deps: AuthDeps, userId: number | null): Promise<Challenge> {
  const held =
    userId === null ? [] : await deps.db.select().from(passkeys).where(eq(passkeys.userId, userId));
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: getRelyingParty(deps).id,
    userVerification: 'required',
    allowCredentials: held.map(({ id }) => ({ id })),
  });
  const content = { step: 'passkey', challenge: options.challenge, userId } as const;
  return { ticket: await issueTicket(deps, content, challengeSeconds), options: { ...options } };
}
