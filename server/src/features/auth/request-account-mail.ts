import { and, eq, type SQL } from 'drizzle-orm';
import { users } from '../../db/schema/account.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { AuthDeps, Client } from './auth-deps.ts';
import { recordAuditEvent } from './record-audit-event.ts';

type AccountMail = {
  readonly action: 'password-reset-mail' | 'verification-mail';
  /** Which accounts get it, beside not being disabled. */
  readonly where?: SQL;
  /** Queues the mail; false when too many were sent. */
  readonly issue: (tx: Transaction, user: typeof users.$inferSelect) => Promise<boolean>;
};

/** Mails an address's account after a response equal for all. Throws TOO_MANY_REQUESTS. */
export async function requestAccountMail(
  deps: AuthDeps,
  { email, client }: { email: string; client: Client },
  { action, where, issue }: AccountMail,
): Promise<void> {
  await deps.limits.count('mail', { ip: client.ip, email });
  deps.background.run(async () => {
    await deps.db.transaction(async (tx) => {
      const [user] = await tx
        .select()
        .from(users)
        .where(and(eq(users.email, email), eq(users.disabled, false), where))
        .for('update');
      if (user === undefined) return;
      const result = (await issue(tx, user)) ? 'success' : 'failure';
      const event = { action, result, actorId: user.id } as const;
      await recordAuditEvent(tx, { at: deps.now(), client, event });
    });
    deps.mails.deliverSoon();
  });
}
