import { auth } from '@vela/contracts';
import { and, count, eq, gt, inArray } from 'drizzle-orm';
import { mailOutbox } from '../../db/schema/account.ts';
import type { MailKind, Writer } from '../../mail/mail-queue.ts';

const dayMs = 86_400_000;
const signUpMailKinds: MailKind[] = ['verification', 'already-registered'];

/**
 * Whether a user may be sent another mail about a sign-up: ten a day. Beyond that none is sent and
 * the answer stays the same, since an address without an account has no mails to count.
 */
export async function isSignUpMailAllowed(
  writer: Writer,
  userId: number,
  now: number,
): Promise<boolean> {
  const [sent] = await writer
    .select({ number: count() })
    .from(mailOutbox)
    .where(
      and(
        eq(mailOutbox.userId, userId),
        inArray(mailOutbox.kind, signUpMailKinds),
        gt(mailOutbox.createdAt, new Date(now - dayMs)),
      ),
    );
  return (sent?.number ?? 0) < auth.verificationMailsPerDay;
}
