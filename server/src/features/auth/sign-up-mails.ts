import { auth } from '@vela/contracts';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import { mailOutbox } from '../../db/schema/account.ts';
import { AppError } from '../../errors.ts';
import type { MailKind, Writer } from '../../mail/mail-queue.ts';

const dayMs = 86_400_000;
const kinds: MailKind[] = ['verification', 'already-registered'];

/**
 * Throws TOO_MANY_REQUESTS, with the seconds until one may go again, when signing up has mailed this person as often as it may in a day.
 * Codes and "you already have an account" count alike, so that the refusal does not tell whether the address is proven.
 */
export async function refuseTooManyMails(
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
        inArray(mailOutbox.kind, kinds),
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
