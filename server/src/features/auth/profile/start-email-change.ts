import { randomInt } from 'node:crypto';
import { auth } from '@vela/contracts';
import { and, count, eq, gt, isNull } from 'drizzle-orm';
import { users } from '../../../db/schema/account.ts';
import { emailChanges } from '../../../db/schema/profile.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { createAlreadyRegisteredMail } from '../../../mail/templates/already-registered.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { readOwnAccount, requireConfirmed, type AccountCall } from '../confirm-identity.ts';
import { createFaultError } from '../create-fault-error.ts';
import { createPageLink } from '../create-page-link.ts';
import { enqueueAccountMail } from '../enqueue-account-mail.ts';
import { hashVerificationCode } from '../issue-verification.ts';
import { recordAuditEvent } from '../record-audit-event.ts';

type User = typeof users.$inferSelect;
const dayMs = 86_400_000;
const length = auth.verificationCodeLength;

const createCode = (): string => String(randomInt(10 ** length)).padStart(length, '0');

async function requireFewChanges(tx: Transaction, userId: number, now: number): Promise<void> {
  const since = gt(emailChanges.createdAt, new Date(now - dayMs));
  const [made] = await tx
    .select({ number: count() })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), since));
  if ((made?.number ?? 0) >= auth.emailChangesPerDay)
    throw new AppError('TOO_MANY_REQUESTS', 'too many changes of the address in a day', {
      details: { retry_after: dayMs / 1000 },
    });
}

/** Mails the new address: its code, or to the owner of an account that it has one. */
async function mailNewAddress(
  deps: AuthDeps,
  tx: Transaction,
  { user, email, code }: { user: User; email: string; code: string },
): Promise<boolean> {
  const [owner] = await tx.select().from(users).where(eq(users.email, email));
  if (owner === undefined) {
    const values = { code, newEmail: email, isNew: true };
    await enqueueAccountMail(deps, tx, { user, kind: 'email-change-code', values, to: email });
    return true;
  }
  const { language } = owner;
  const link = (path: string): string => createPageLink(deps.config, { path, language });
  const mail = createAlreadyRegisteredMail({
    to: email,
    language,
    loginLink: link('/login'),
    forgotLink: link('/forgot-password'),
  });
  await deps.mails.enqueue(tx, { userId: owner.id, kind: 'already-registered', mail });
  return false;
}

/**
 * Mails a code to the present and to the new address; earlier codes end. The answer is the same for
 * an address that has an account. Throws REAUTH_REQUIRED, VALIDATION_FAILED or TOO_MANY_REQUESTS.
 */
export async function startEmailChange(
  deps: AuthDeps,
  { caller, client }: AccountCall,
  email: string,
): Promise<void> {
  await requireConfirmed(deps, caller);
  const user = await readOwnAccount(deps, caller.userId);
  if (email === user.email) throw createFaultError('email', 'same-address', client);
  // By address too: many accounts together mail one no more often than a sign-up does.
  await deps.limits.count('mail', { ip: client.ip, email });
  const now = deps.now();
  const [oldCode, newCode] = [createCode(), createCode()];
  await deps.db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
    await requireFewChanges(tx, user.id, now);
    await tx
      .update(emailChanges)
      .set({ usedAt: new Date(now) })
      .where(and(eq(emailChanges.userId, user.id), isNull(emailChanges.usedAt)));
    const isFree = await mailNewAddress(deps, tx, { user, email, code: newCode });
    const values = { code: oldCode, newEmail: email, isNew: false };
    await enqueueAccountMail(deps, tx, { user, kind: 'email-change-code', values });
    await tx.insert(emailChanges).values({
      userId: user.id,
      email,
      oldCodeHash: hashVerificationCode(deps, user.id, `old:${oldCode}`),
      newCodeHash: isFree ? hashVerificationCode(deps, user.id, `new:${newCode}`) : null,
      createdAt: new Date(now),
      expiresAt: new Date(now + auth.verificationCodeMinutes * 60_000),
    });
    const event = { action: 'email-change-codes', result: 'success', actorId: user.id } as const;
    await recordAuditEvent(tx, { at: now, client, event });
  });
  deps.mails.deliverSoon();
}
