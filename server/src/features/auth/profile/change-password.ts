import type { ChangePasswordRequest } from '@vela/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import { passwordResets, users } from '../../../db/schema/account.ts';
import { AppError } from '../../../errors.ts';
import { createFieldError } from '../../../http/field-faults.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { requireConfirmed, requirePassword, type AccountCall } from '../confirm-identity.ts';
import { createSafetyLinks } from '../create-page-link.ts';
import { enqueueAccountMail } from '../enqueue-account-mail.ts';
import { findPasswordFault } from '../password-rules.ts';
import { recordAuditEvent } from '../record-audit-event.ts';
import { findActiveFactor } from '../second-factor/factor-store.ts';
import { endOtherSessions } from '../session.ts';

/**
 * A new password by the present one, and by step-up where the account has a second factor; ends all
 * other sessions and open reset links, and mails the owner. Throws REAUTH_REQUIRED, or
 * VALIDATION_FAILED at `currentPassword` or `password`.
 */
export async function changePassword(
  deps: AuthDeps,
  call: AccountCall,
  { currentPassword, password }: ChangePasswordRequest,
): Promise<void> {
  const { caller, client } = call;
  // Else the password alone would set the counter of wrong codes back.
  if ((await findActiveFactor(deps, caller.userId)) !== undefined)
    await requireConfirmed(deps, caller);
  const user = await requirePassword(deps, call, { currentPassword });
  const fault = await findPasswordFault(password, user);
  if (fault !== undefined)
    throw new AppError('VALIDATION_FAILED', 'the new password is refused', {
      details: { fields: [createFieldError('password', fault, client.language)] },
    });
  const passwordHash = await deps.passwords.hash(password);
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    await tx
      .update(passwordResets)
      .set({ usedAt: new Date(now) })
      .where(and(eq(passwordResets.userId, user.id), isNull(passwordResets.usedAt)));
    await endOtherSessions(tx, caller, { at: now, reason: 'password-change' });
    const event = { action: 'password-change', result: 'success', actorId: user.id } as const;
    await recordAuditEvent(tx, { at: now, client, event });
    const values = createSafetyLinks(deps.config, user.language);
    await enqueueAccountMail(deps, tx, { user, kind: 'password-replaced', values });
  });
  await deps.syncSessions();
  deps.mails.deliverSoon();
}
