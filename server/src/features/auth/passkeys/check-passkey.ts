import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { and, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import { sessions } from '../../../db/schema/account.ts';
import { passkeys } from '../../../db/schema/sign-in-way.ts';
import { AppError } from '../../../errors.ts';
import type { AuthDeps, Client } from '../auth-deps.ts';
import type { AccountCall } from '../confirm-identity.ts';
import { startProvenSession } from '../providers/finish-provider-sign-in.ts';
import { recordAuditEvent } from '../record-audit-event.ts';
import type { StartedSession } from '../session.ts';
import { takeTicket } from '../sign-in-tickets.ts';
import { getRelyingParty, loadWebAuthn, toUserHandle } from './passkey-challenge.ts';

/** What an authenticator signed, and the ticket of its challenge. */
export type PasskeyAnswer = {
  readonly ticket: string;
  readonly response: Readonly<Record<string, unknown>>;
};

const responseSchema = z.custom<AuthenticationResponseJSON>(
  (value) => z.object({ id: z.string(), response: z.object({}) }).safeParse(value).success,
);

function createPasskeyError(cause?: unknown): AppError {
  return new AppError('PASSKEY_FAILED', 'the answer of the authenticator was refused', { cause });
}

/** The challenge of a ticket. Throws PASSKEY_FAILED. */
export async function takeChallenge(deps: AuthDeps, ticket: string) {
  return takeTicket(deps, ticket, 'passkey').catch((error: unknown) => {
    throw createPasskeyError(error);
  });
}

/**
 * Whether an answer names the owner of its passkey (WebAuthn Level 3, section 7.2, step 6). It must
 * where no account was asked for; elsewhere it may leave the name out.
 */
function namesOwner(
  deps: AuthDeps,
  { response }: AuthenticationResponseJSON,
  { owner, challengedFor }: { readonly owner: number; readonly challengedFor: number | null },
): boolean {
  const { userHandle } = response;
  if (userHandle === undefined) return challengedFor !== null;
  return userHandle === toUserHandle(deps, owner);
}

/**
 * Checks the signature of a passkey over a challenge that counts once, its origin and host, that
 * the person was verified, and that its counter grew. Returns its account. Throws PASSKEY_FAILED.
 */
async function verifyPasskey(
  deps: AuthDeps,
  { ticket, response }: PasskeyAnswer,
): Promise<{ userId: number; challengedFor: number | null }> {
  const { challenge, userId } = await takeChallenge(deps, ticket);
  const parsed = responseSchema.safeParse(response);
  if (!parsed.success) throw createPasskeyError(parsed.error);
  const [held] = await deps.db.select().from(passkeys).where(eq(passkeys.id, parsed.data.id));
  if (
    held === undefined ||
    !namesOwner(deps, parsed.data, { owner: held.userId, challengedFor: userId })
  )
    throw createPasskeyError();
  const { id: expectedRPID, origin: expectedOrigin } = getRelyingParty(deps);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: parsed.data,
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID,
    credential: {
      id: held.id,
      publicKey: new Uint8Array(Buffer.from(held.publicKey, 'base64url')),
      counter: held.counter,
    },
  }).catch((error: unknown) => {
    throw createPasskeyError(error);
  });
  if (!verified) throw createPasskeyError();
  const { newCounter } = authenticationInfo;
  // Synced passkeys always count 0; of others a copy would fall behind.
  const used = await deps.db
    .update(passkeys)
    .set({ counter: newCounter, lastUsedAt: new Date(deps.now()) })
    .where(
      and(
        eq(passkeys.id, held.id),
        newCounter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, newCounter),
      ),
    )
    .returning({ id: passkeys.id });
  if (used.length === 0) throw createPasskeyError();
  return { userId: held.userId, challengedFor: userId };
}

/** Signs in with a passkey, which stands for password and second factor. Throws PASSKEY_FAILED. */
export async function signInByPasskey(
  deps: AuthDeps,
  answer: PasskeyAnswer,
  client: Client,
): Promise<StartedSession> {
  const { userId, challengedFor } = await verifyPasskey(deps, answer);
  if (challengedFor !== null) throw createPasskeyError();
  return startProvenSession(deps, {
    userId,
    client,
    way: 'passkey',
    confirms: true,
    returnTo: null,
  });
}

/** Step-up by a passkey of the account: counts for ten minutes in the session. */
export async function confirmByPasskey(
  deps: AuthDeps,
  { caller, client }: AccountCall,
  answer: PasskeyAnswer,
): Promise<void> {
  await deps.limits.count('confirm', { ip: client.ip });
  const { userId, challengedFor } = await verifyPasskey(deps, answer);
  if (userId !== caller.userId || challengedFor !== caller.userId) throw createPasskeyError();
  const at = new Date(deps.now());
  await deps.db.update(sessions).set({ confirmedAt: at }).where(eq(sessions.id, caller.sessionId));
  const event = { action: 'confirm-identity', result: 'success', actorId: userId } as const;
  await recordAuditEvent(deps.db, { at: deps.now(), client, event });
}
