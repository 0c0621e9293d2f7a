import { randomBytes, randomInt } from 'node:crypto';
import { auth } from '@vela/contracts';
import { and, count, desc, eq, gt, max } from 'drizzle-orm';
import { emailVerifications, type users } from '../../db/schema/account.ts';
import { keyedHash, tokenHash } from '../../derived-key.ts';
import type { Writer } from '../../mail/mail-queue.ts';
import { verificationMail } from '../../mail/templates/verification.ts';
import type { AuthDeps } from './auth-deps.ts';
import { pageLink } from './page-links.ts';

type Person = Pick<typeof users.$inferSelect, 'id' | 'email' | 'language'>;

const dayMs = 86_400_000;

/** The stored form of a code: bound to its person, and worthless without the server's key. */
export function codeHash(deps: Pick<AuthDeps, 'keys'>, userId: number, code: string): string {
  return keyedHash(deps.keys.verificationCode, `${userId}:${code}`);
}

/** Whether another code may be mailed: at most ten a day, and a minute apart unless the caller has a reason not to wait. */
async function mayIssue(
  writer: Writer,
  person: Person,
  { now, apart }: { now: number; apart: boolean },
): Promise<boolean> {
  const [sent] = await writer
    .select({ number: count(), latest: max(emailVerifications.createdAt) })
    .from(emailVerifications)
    .where(
      and(
        eq(emailVerifications.userId, person.id),
        gt(emailVerifications.createdAt, new Date(now - dayMs)),
      ),
    );
  if ((sent?.number ?? 0) >= auth.verificationMailsPerDay) return false;
  return !apart || (sent?.latest?.getTime() ?? 0) <= now - auth.resendSeconds * 1000;
}

/**
 * Makes a new code and link, which end all earlier ones, and queues their mail. Answers whether it did. The caller holds the lock on the
 * person's row, so that two requests cannot both slip under the limit.
 */
export async function issueVerification(
  deps: AuthDeps,
  writer: Writer,
  { person, apart }: { person: Person; apart: boolean },
): Promise<boolean> {
  const now = deps.now();
  if (!(await mayIssue(writer, person, { now, apart }))) return false;
  const code = String(randomInt(10 ** auth.verificationCodeLength)).padStart(
    auth.verificationCodeLength,
    '0',
  );
  const token = randomBytes(32).toString('base64url');
  await writer.insert(emailVerifications).values({
    userId: person.id,
    codeHash: codeHash(deps, person.id, code),
    linkHash: tokenHash(token),
    createdAt: new Date(now),
    codeExpiresAt: new Date(now + auth.verificationCodeMinutes * 60_000),
    linkExpiresAt: new Date(now + auth.verificationLinkHours * 3_600_000),
  });
  const link = pageLink(deps.config, {
    path: '/email-verification',
    language: person.language,
    query: { token },
  });
  const mail = verificationMail({ to: person.email, language: person.language, code, link });
  await deps.mails.enqueue(writer, { userId: person.id, kind: 'verification', mail });
  return true;
}

/** Id of the only verification of a person that still counts: the newest. */
export async function newestVerification(
  writer: Writer,
  userId: number,
): Promise<number | undefined> {
  const [newest] = await writer
    .select({ id: emailVerifications.id })
    .from(emailVerifications)
    .where(eq(emailVerifications.userId, userId))
    .orderBy(desc(emailVerifications.id))
    .limit(1);
  return newest?.id;
}
