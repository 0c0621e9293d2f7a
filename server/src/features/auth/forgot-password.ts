import { randomBytes } from 'node:crypto';
import { auth } from '@vela/contracts';
import { and, count, eq, gt, isNull, max } from 'drizzle-orm';
import { passwordResets, type users } from '../../db/schema/account.ts';
import { hashToken } from '../../derived-key.ts';
import type { Writer } from '../../mail/mail-queue.ts';
import { createPasswordResetMail } from '../../mail/templates/password-reset.ts';
import type { AuthDeps, Client } from './auth-deps.ts';
import { createPageLink } from './create-page-link.ts';
import { requestAccountMail } from './request-account-mail.ts';

const dayMs = 86_400_000;
const mailsPerDay = 10;

async function isResetMailAllowed(writer: Writer, userId: number, now: number): Promise<boolean> {
  const [sent] = await writer
    .select({ number: count(), latest: max(passwordResets.createdAt) })
    .from(passwordResets)
    .where(
      and(eq(passwordResets.userId, userId), gt(passwordResets.createdAt, new Date(now - dayMs))),
    );
  return (
    (sent?.number ?? 0) < mailsPerDay &&
    (sent?.latest?.getTime() ?? 0) <= now - auth.resendSeconds * 1000
  );
}

type Reset = {
  readonly user: typeof users.$inferSelect;
  readonly toMail: typeof createPasswordResetMail;
};

/** Creates a reset link, invalidates all earlier ones and queues its mail. */
export async function issuePasswordReset(
  deps: AuthDeps,
  writer: Writer,
  { user, toMail }: Reset,
): Promise<void> {
  const now = deps.now();
  const token = randomBytes(32).toString('base64url');
  await writer
    .update(passwordResets)
    .set({ usedAt: new Date(now) })
    .where(and(eq(passwordResets.userId, user.id), isNull(passwordResets.usedAt)));
  const expiresAt = new Date(now + auth.resetTokenMinutes * 60_000);
  await writer
    .insert(passwordResets)
    .values({ hash: hashToken(token), userId: user.id, createdAt: new Date(now), expiresAt });
  const { email: to, language } = user;
  const mail = toMail({
    to,
    language,
    link: createPageLink(deps.config, { path: `/reset-password/${token}`, language }),
  });
  await deps.mails.enqueue(writer, { userId: user.id, kind: 'password-reset', mail });
}

/** Mails a password reset link if the address has an account, with the same answer otherwise. */
export function requestPasswordReset(deps: AuthDeps, email: string, client: Client): Promise<void> {
  return requestAccountMail(
    deps,
    { email, client },
    {
      action: 'password-reset-mail',
      issue: async (tx, user) => {
        const may = await isResetMailAllowed(tx, user.id, deps.now());
        if (may) await issuePasswordReset(deps, tx, { user, toMail: createPasswordResetMail });
        return may;
      },
    },
  );
}
