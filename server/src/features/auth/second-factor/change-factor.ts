import type { FactorSetup } from '@vela/contracts';
import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import { recoveryCodes, totpFactors } from '../../../db/schema/second-factor.ts';
import { deriveKey } from '../../../derived-key.ts';
import { AppError } from '../../../errors.ts';
import { encryptText } from '../../../mail/encrypted-text.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { readOwnAccount, requireConfirmed, type AccountCall } from '../confirm-identity.ts';
import { createFaultError } from '../create-fault-error.ts';
import { createSafetyLinks } from '../create-page-link.ts';
import { enqueueAccountMail } from '../enqueue-account-mail.ts';
import { recordAuditEvent } from '../record-audit-event.ts';
import { acceptAppCode } from './check-factor.ts';
import { findActiveFactor, replaceRecoveryCodes } from './factor-store.ts';
import { createTotpUri, generateTotpSecret, removeSeparators } from './totp.ts';

type Writer = Parameters<typeof replaceRecoveryCodes>[1];

/** Begins to set up an app; one that is confirmed stays until the new one is. */
export async function beginFactor(deps: AuthDeps, { caller }: AccountCall): Promise<FactorSetup> {
  await requireConfirmed(deps, caller);
  const user = await readOwnAccount(deps, caller.userId);
  const secret = generateTotpSecret();
  const key = deriveKey(deps.config.encryptionKey, 'totp-secret');
  await deps.db.transaction(async (tx) => {
    const isUnfinished = and(eq(totpFactors.userId, user.id), isNull(totpFactors.confirmedAt));
    await tx.delete(totpFactors).where(isUnfinished);
    const createdAt = new Date(deps.now());
    await tx
      .insert(totpFactors)
      .values({ userId: user.id, secret: encryptText(key, secret), createdAt });
  });
  return { secret, uri: createTotpUri(secret, user.email) };
}

async function recordAndMail(
  deps: AuthDeps,
  tx: Writer,
  { caller, client, isOn }: AccountCall & { readonly isOn: boolean },
): Promise<void> {
  const user = await readOwnAccount(deps, caller.userId);
  const action = isOn ? 'second-factor-on' : 'second-factor-off';
  const event = { action, result: 'success', actorId: user.id } as const;
  await recordAuditEvent(tx, { at: deps.now(), client, event });
  const values = { isOn, ...createSafetyLinks(deps.config, user.language) };
  await enqueueAccountMail(deps, tx, { user, kind: 'second-factor', values });
}

/**
 * Switches the second factor on by a code of the new app; returns the recovery codes. Throws
 * REAUTH_REQUIRED, or VALIDATION_FAILED at `code`.
 */
export async function confirmFactor(
  deps: AuthDeps,
  call: AccountCall,
  code: string,
): Promise<string[]> {
  const { caller, client } = call;
  await requireConfirmed(deps, caller);
  await deps.limits.count('confirm', { ip: client.ip });
  const isNew = and(eq(totpFactors.userId, caller.userId), isNull(totpFactors.confirmedAt));
  const [factor] = await deps.db
    .select()
    .from(totpFactors)
    .where(isNew)
    .orderBy(desc(totpFactors.id));
  if (factor === undefined || !(await acceptAppCode(deps, factor, removeSeparators(code))))
    throw createFaultError('code', 'wrong-factor-code', client);
  const codes = await deps.db.transaction(async (tx) => {
    const confirmed = await tx
      .update(totpFactors)
      .set({ confirmedAt: new Date(deps.now()) })
      .where(eq(totpFactors.id, factor.id))
      .returning({ id: totpFactors.id });
    // Another tab may have begun anew: then the factor in use stays.
    if (confirmed.length === 0) throw createFaultError('code', 'wrong-factor-code', client);
    const isOther = and(eq(totpFactors.userId, caller.userId), ne(totpFactors.id, factor.id));
    await tx.delete(totpFactors).where(isOther);
    await recordAndMail(deps, tx, { ...call, isOn: true });
    return replaceRecoveryCodes(deps, tx, caller.userId);
  });
  deps.mails.deliverSoon();
  return codes;
}

/** New recovery codes; the earlier ones end. Throws REAUTH_REQUIRED, NOT_FOUND without a factor. */
export async function renewRecoveryCodes(
  deps: AuthDeps,
  { caller, client }: AccountCall,
): Promise<string[]> {
  await requireConfirmed(deps, caller);
  if ((await findActiveFactor(deps, caller.userId)) === undefined)
    throw new AppError('NOT_FOUND', 'this account has no second factor');
  return deps.db.transaction(async (tx) => {
    const event = { action: 'recovery-codes', result: 'success', actorId: caller.userId } as const;
    await recordAuditEvent(tx, { at: deps.now(), client, event });
    return replaceRecoveryCodes(deps, tx, caller.userId);
  });
}

/** Switches the second factor off, with its recovery codes. Throws REAUTH_REQUIRED. */
export async function removeFactor(deps: AuthDeps, call: AccountCall): Promise<void> {
  await requireConfirmed(deps, call.caller);
  const { userId } = call.caller;
  await deps.db.transaction(async (tx) => {
    await tx.delete(totpFactors).where(eq(totpFactors.userId, userId));
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await recordAndMail(deps, tx, { ...call, isOn: false });
  });
  deps.mails.deliverSoon();
}
