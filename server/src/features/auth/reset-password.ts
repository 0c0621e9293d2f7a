import type { ResetPasswordRequest } from '@vela/contracts';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { emailVerifications, passwordResets, users } from '../../db/schema/account.ts';
import { hashToken } from '../../derived-key.ts';
import { AppError } from '../../errors.ts';
import { createFieldError } from '../../http/field-faults.ts';
import { createPasswordChangedMail } from '../../mail/templates/password-changed.ts';
import { recordAuditEvent } from './record-audit-event.ts';
import type { AuthDeps, Client } from './auth-deps.ts';
import { createSafetyLinks } from './create-page-link.ts';
import { findPasswordFault } from './password-rules.ts';
import { endSessions } from './session.ts';
import { forgetAccountFailures } from './sign-in-attempts.ts';

type User = typeof users.$inferSelect;
type PasswordChange = {
  readonly user: User;
  readonly hash: string;
  readonly passwordHash: string;
  readonly client: Client;
};

function createInvalidLinkError(): AppError {
  return new AppError('INVALID_TOKEN', 'the reset link is unknown, used, replaced or expired');
}

function matchOpenReset(deps: AuthDeps, hash: string) {
  return and(
    eq(passwordResets.hash, hash),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, new Date(deps.now())),
  );
}

async function findResetOwner(deps: AuthDeps, hash: string): Promise<User> {
  const [found] = await deps.db
    .select({ user: users })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(and(matchOpenReset(deps, hash), eq(users.disabled, false)));
  if (found === undefined) throw createInvalidLinkError();
  return found.user;
}

async function changePassword(
  deps: AuthDeps,
  { user, hash, passwordHash, client }: PasswordChange,
): Promise<void> {
  const now = deps.now();
  const at = new Date(now);
  await deps.db.transaction(async (tx) => {
    const [used] = await tx
      .update(passwordResets)
      .set({ usedAt: at })
      .where(matchOpenReset(deps, hash))
      .returning();
    if (used === undefined) throw createInvalidLinkError();
    // The mailed reset link also verifies the address.
    const emailVerifiedAt = user.emailVerifiedAt ?? at;
    await tx.update(users).set({ passwordHash, emailVerifiedAt }).where(eq(users.id, user.id));
    await tx
      .update(emailVerifications)
      .set({ usedAt: at })
      .where(and(eq(emailVerifications.userId, user.id), isNull(emailVerifications.usedAt)));
    await endSessions(tx, { userId: user.id }, { at: now, reason: 'password-reset' });
    await forgetAccountFailures(deps, tx, user.email);
    await recordAuditEvent(tx, {
      at: now,
      client,
      event: { action: 'password-reset', result: 'success', actorId: user.id },
    });
    const { email: to, language } = user;
    const mail = createPasswordChangedMail({
      to,
      language,
      ...createSafetyLinks(deps.config, language),
    });
    await deps.mails.enqueue(tx, { userId: user.id, kind: 'password-changed', mail });
  });
}

/** New password by single-use link, ends all sessions. Throws INVALID_TOKEN, VALIDATION_FAILED. */
export async function resetPassword(
  deps: AuthDeps,
  { token, password }: ResetPasswordRequest,
  client: Client,
): Promise<void> {
  await deps.limits.count('reset', { ip: client.ip });
  const hash = hashToken(token);
  const user = await findResetOwner(deps, hash);
  const fault = await findPasswordFault(password, user);
  if (fault !== undefined) {
    const field = createFieldError('password', fault, client.language);
    throw new AppError('VALIDATION_FAILED', 'the new password is refused', {
      details: { fields: [field] },
    });
  }
  const passwordHash = await deps.passwords.hash(password);
  await changePassword(deps, { user, hash, passwordHash, client });
  await deps.syncSessions();
  deps.mails.deliverSoon();
}

/** Checks a mailed link before a password is typed; it stays usable. Throws INVALID_TOKEN. */
export async function checkResetLink(
  deps: AuthDeps,
  token: string,
  client: Pick<Client, 'ip'>,
): Promise<void> {
  await deps.limits.count('reset', { ip: client.ip });
  await findResetOwner(deps, hashToken(token));
}
