import { randomBytes } from 'node:crypto';
import { auth } from '@vela/contracts';
import { and, count, eq, gt, isNull, max } from 'drizzle-orm';
import { passwordResets, users } from '../../db/schema/account.ts';
import { tokenHash } from '../../derived-key.ts';
import type { Writer } from '../../mail/mail-queue.ts';
import { passwordResetMail } from '../../mail/templates/password-reset.ts';
import { audit } from './audit.ts';
import type { AuthDeps, Client } from './auth-deps.ts';
import { pageLink } from './page-links.ts';

const dayMs = 86_400_000;
const mailsPerDay = 10;

async function mayMail(writer: Writer, userId: number, now: number): Promise<boolean> {
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
  readonly toMail: typeof passwordResetMail;
};

/** Makes a link that ends all earlier ones, and queues its mail. */
export async function issueReset(
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
    .values({ hash: tokenHash(token), userId: user.id, createdAt: new Date(now), expiresAt });
  const { email: to, language } = user;
  const mail = toMail({
    to,
    language,
    link: pageLink(deps.config, { path: `/reset-password/${token}`, language }),
  });
  await deps.mails.enqueue(writer, { userId: user.id, kind: 'password-reset', mail });
}

async function sendLink(deps: AuthDeps, email: string, client: Client): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.email, email), eq(users.disabled, false)))
      .for('update');
    if (user === undefined) return;
    const may = await mayMail(tx, user.id, deps.now());
    if (may) await issueReset(deps, tx, { user, toMail: passwordResetMail });
    await audit(tx, {
      at: deps.now(),
      client,
      event: {
        action: 'password-reset-mail',
        result: may ? 'success' : 'failure',
        actorId: user.id,
      },
    });
  });
  deps.mails.deliverSoon();
}

/** Mails a link to set a new password, when the address has an account. The work is done after the answer, which is the same for every address. */
export async function forgotPassword(deps: AuthDeps, email: string, client: Client): Promise<void> {
  await deps.limits.count('mail', { ip: client.ip, email });
  deps.background.run(() => sendLink(deps, email, client));
}
