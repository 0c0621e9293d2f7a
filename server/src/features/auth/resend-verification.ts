import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../../db/schema/account.ts';
import { audit } from './audit.ts';
import type { AuthDeps, Client } from './auth-deps.ts';
import { issueVerification } from './issue-verification.ts';

async function sendAgain(deps: AuthDeps, email: string, client: Client): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [person] = await tx
      .select()
      .from(users)
      .where(and(eq(users.email, email), isNull(users.emailVerifiedAt), eq(users.disabled, false)))
      .for('update');
    if (person === undefined) return;
    const sent = await issueVerification(deps, tx, { person, apart: true });
    await audit(tx, {
      at: deps.now(),
      client,
      event: {
        action: 'verification-mail',
        result: sent ? 'success' : 'failure',
        actorId: person.id,
      },
    });
  });
  deps.mails.deliverSoon();
}

/** Mails a new code when the address has an account that waits for one. The work is done after the answer, which is the same for every address. */
export async function resendVerification(
  deps: AuthDeps,
  email: string,
  client: Client,
): Promise<void> {
  await deps.limits.count('mail', { ip: client.ip, email });
  deps.background.run(() => sendAgain(deps, email, client));
}
