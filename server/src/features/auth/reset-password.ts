import { fieldMessage, type ResetPasswordRequest } from '@vela/contracts';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { emailVerifications, passwordResets, users } from '../../db/schema/account.ts';
import { tokenHash } from '../../derived-key.ts';
import { AppError } from '../../errors.ts';
import { passwordChangedMail } from '../../mail/templates/password-changed.ts';
import { audit } from './audit.ts';
import type { AuthDeps, Client } from './auth-deps.ts';
import { pageLink } from './page-links.ts';
import { passwordFault } from './password-rules.ts';
import { endSessions } from './session.ts';

type User = typeof users.$inferSelect;
type Change = {
  readonly user: User;
  readonly hash: string;
  readonly passwordHash: string;
  readonly client: Client;
};

function invalidLink(): AppError {
  return new AppError('INVALID_TOKEN', 'the reset link is unknown, used, replaced or expired');
}

function openReset(deps: AuthDeps, hash: string) {
  return and(
    eq(passwordResets.hash, hash),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, new Date(deps.now())),
  );
}

async function ownerOf(deps: AuthDeps, hash: string): Promise<User> {
  const [found] = await deps.db
    .select({ user: users })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(and(openReset(deps, hash), eq(users.disabled, false)));
  if (found === undefined) throw invalidLink();
  return found.user;
}

async function change(deps: AuthDeps, { user, hash, passwordHash, client }: Change): Promise<void> {
  const now = deps.now();
  const at = new Date(now);
  await deps.db.transaction(async (tx) => {
    const [used] = await tx
      .update(passwordResets)
      .set({ usedAt: at })
      .where(openReset(deps, hash))
      .returning();
    if (used === undefined) throw invalidLink();
    // Who can read the mail owns the address: an unproven one is proven by this.
    const emailVerifiedAt = user.emailVerifiedAt ?? at;
    await tx.update(users).set({ passwordHash, emailVerifiedAt }).where(eq(users.id, user.id));
    await tx
      .update(emailVerifications)
      .set({ usedAt: at })
      .where(and(eq(emailVerifications.userId, user.id), isNull(emailVerifications.usedAt)));
    await endSessions(tx, { userId: user.id }, { at: now, reason: 'password-reset' });
    await audit(tx, {
      at: now,
      client,
      event: { action: 'password-reset', result: 'success', actorId: user.id },
    });
    const { email: to, language } = user;
    const mail = passwordChangedMail({
      to,
      language,
      forgotLink: pageLink(deps.config, { path: '/forgot-password', language }),
    });
    await deps.mails.enqueue(tx, { userId: user.id, kind: 'password-changed', mail });
  });
}

/** Sets a new password by the mailed link, which works once; ends every session. A password that is refused leaves the link usable. */
export async function resetPassword(
  deps: AuthDeps,
  { token, password }: ResetPasswordRequest,
  client: Client,
): Promise<void> {
  await deps.limits.count('reset', { ip: client.ip });
  const hash = tokenHash(token);
  const user = await ownerOf(deps, hash);
  const fault = passwordFault(password, user);
  if (fault !== undefined) {
    const field = {
      field: 'password',
      message: fieldMessage({ ...fault, field: 'password' }, client.language),
    };
    throw new AppError('VALIDATION_FAILED', 'the new password is refused', {
      details: { fields: [field] },
    });
  }
  const passwordHash = await deps.passwords.hash(password);
  await change(deps, { user, hash, passwordHash, client });
  deps.mails.deliverSoon();
}
