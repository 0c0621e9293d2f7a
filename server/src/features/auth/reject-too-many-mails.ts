import { auth } from '@vela/contracts';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import { mailOutbox } from '../../db/schema/account.ts';
import { AppError } from '../../errors.ts';
import type { MailKind, Writer } from '../../mail/mail-queue.ts';

const dayMs = 86_400_000;
const signUpMailKinds: MailKind[] = ['verification', 'already-registered'];

/**
 * Throws TOO_MANY_REQUESTS with `retry_after` (s) at a user's daily sign-up mails; both kinds count
 * alike, so that it does not disclose whether the address is verified.
 */
export async function rejectTooManyMails(
  writer: Writer,
  userId: number,
  now: number,
): Promise<void> {
  const sent = await writer
    .select({ at: mailOutbox.createdAt })
    .from(mailOutbox)
    .where(
      and(
        eq(mailOutbox.userId, userId),
        inArray(mailOutbox.kind, signUpMailKinds),
        gt(mailOutbox.createdAt, new Date(now - dayMs)),
      ),
    )
    .orderBy(desc(mailOutbox.createdAt))
    .limit(auth.verificationMailsPerDay);
  const first = sent[auth.verificationMailsPerDay - 1];
  if (first === undefined) return;
  const wait = Math.max(1, Math.ceil((first.at.getTime() + dayMs - now) / 1000));
  throw new AppError(
    'TOO_MANY_REQUESTS',
    'this address was mailed as often as it may be in a day',
    { details: { retry_after: wait } },
  );
}
