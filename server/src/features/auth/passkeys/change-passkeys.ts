import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '../../../db/schema/account.ts';
import { passkeys } from '../../../db/schema/sign-in-way.ts';
import { AppError } from '../../../errors.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { readOwnAccount, requireConfirmed, type AccountCall } from '../confirm-identity.ts';
import { mailChangedWays } from '../providers/identity-store.ts';
import { requireAnotherWay } from '../providers/own-providers.ts';
import { recordAuditEvent } from '../record-audit-event.ts';
import { takeChallenge, type PasskeyAnswer } from './check-passkey.ts';
import { getRelyingParty, loadWebAuthn } from './passkey-challenge.ts';

const responseSchema = z.custom<RegistrationResponseJSON>(
  (value) => z.object({ id: z.string(), response: z.object({}) }).safeParse(value).success,
);

async function verifyNewPasskey(
  deps: AuthDeps,
  { ticket, response, userId }: PasskeyAnswer & { readonly userId: number },
) {
  const { challenge, userId: challengedFor } = await takeChallenge(deps, ticket);
  const { id: expectedRPID, origin: expectedOrigin } = getRelyingParty(deps);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const verified = await verifyRegistrationResponse({
    response: responseSchema.parse(response),
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID,
  }).catch(() => undefined);
  if (verified?.verified !== true || challengedFor !== userId)
    throw new AppError('PASSKEY_FAILED', 'the new passkey was refused');
  return verified.registrationInfo;
}

/** Stores a passkey that the browser made, and mails the owner. Throws PASSKEY_FAILED. */
export async function addPasskey(
  deps: AuthDeps,
  { caller, client }: AccountCall,
  { name, ...answer }: PasskeyAnswer & { readonly name: string },
): Promise<void> {
  await requireConfirmed(deps, caller);
  const user = await readOwnAccount(deps, caller.userId);
  const info = await verifyNewPasskey(deps, { ...answer, userId: user.id });
  const { id, publicKey, counter, transports } = info.credential;
  await deps.db.transaction(async (tx) => {
    const added = await tx
      .insert(passkeys)
      .values({
        id,
        userId: user.id,
        name,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: [...(transports ?? [])],
        synced: info.credentialDeviceType === 'multiDevice',
        createdAt: new Date(deps.now()),
      })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    if (added.length === 0) throw new AppError('PASSKEY_FAILED', 'this passkey is known already');
    const event = { action: 'passkey-added', result: 'success', actorId: user.id } as const;
    await recordAuditEvent(tx, { at: deps.now(), client, event });
    await mailChangedWays(deps, tx, { user, change: 'passkey-on', name });
  });
  deps.mails.deliverSoon();
}

const matchOwn = (id: string, userId: number) =>
  and(eq(passkeys.id, id), eq(passkeys.userId, userId));

/** Renames an own passkey. Throws NOT_FOUND. */
export async function renamePasskey(
  deps: AuthDeps,
  userId: number,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const renamed = await deps.db
    .update(passkeys)
    .set({ name })
    .where(matchOwn(id, userId))
    .returning({ id: passkeys.id });
  if (renamed.length === 0) throw new AppError('NOT_FOUND', 'no such passkey of this person');
}

/** Removes an own passkey. Throws REAUTH_REQUIRED, NOT_FOUND or LAST_SIGN_IN_WAY. */
export async function removePasskey(
  deps: AuthDeps,
  { caller, client }: AccountCall,
  id: string,
): Promise<void> {
  await requireConfirmed(deps, caller);
  const user = await readOwnAccount(deps, caller.userId);
  await deps.db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
    const [removed] = await tx.delete(passkeys).where(matchOwn(id, user.id)).returning();
    if (removed === undefined) throw new AppError('NOT_FOUND', 'no such passkey of this person');
    await requireAnotherWay(tx, user.id);
    const event = { action: 'passkey-removed', result: 'success', actorId: user.id } as const;
    await recordAuditEvent(tx, { at: deps.now(), client, event });
    await mailChangedWays(deps, tx, { user, change: 'passkey-off', name: removed.name });
  });
  deps.mails.deliverSoon();
}
