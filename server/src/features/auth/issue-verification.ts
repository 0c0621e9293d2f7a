import { randomBytes, randomInt } from 'node:crypto';
import { auth } from '@vela/contracts';
import { and, count, desc, eq, gt, max } from 'drizzle-orm';
import { emailVerifications, type users } from '../../db/schema/account.ts';
import { hashWithKey, hashToken, matchesHash } from '../../derived-key.ts';
import type { Writer } from '../../mail/mail-queue.ts';
import { createVerificationMail } from '../../mail/templates/verification.ts';
import type { AuthDeps } from './auth-deps.ts';
import { createPageLink } from './create-page-link.ts';

type Person = Pick<typeof users.$inferSelect, 'id' | 'email' | 'language'>;

const dayMs = 86_400_000;

/** HMAC of a verification code, keyed by the server and bound to the user. */
export function hashVerificationCode(
  deps: Pick<AuthDeps, 'keys'>,
  userId: number,
  code: string,
): string {
  return hashWithKey(deps.keys.verificationCode[0], `${userId}:${code}`);
}

/** Whether a code is the one of a hash. Without one it takes as long. */
export function isVerificationCode(
  deps: Pick<AuthDeps, 'keys'>,
  { userId, code }: { userId: number; code: string },
  hash: string | null | undefined,
): boolean {
  return matchesHash(deps.keys.verificationCode, `${userId}:${code}`, hash ?? '');
}

/** Whether another code may be mailed: at most ten a day and, with `apart`, one a minute. */
async function isVerificationAllowed(
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
 * New code and link, queued as a mail, invalidate earlier ones; false at the limit. The caller
 * holds the user's row lock, so that parallel requests cannot exceed it.
 */
export async function issueVerification(
  deps: AuthDeps,
  writer: Writer,
  { person, apart }: { person: Person; apart: boolean },
): Promise<boolean> {
  const now = deps.now();
  if (!(await isVerificationAllowed(writer, person, { now, apart }))) return false;
  const code = String(randomInt(10 ** auth.verificationCodeLength)).padStart(
    auth.verificationCodeLength,
    '0',
  );
  const token = randomBytes(32).toString('base64url');
  await writer.insert(emailVerifications).values({
    userId: person.id,
    codeHash: hashVerificationCode(deps, person.id, code),
    linkHash: hashToken(token),
    createdAt: new Date(now),
    codeExpiresAt: new Date(now + auth.verificationCodeMinutes * 60_000),
    linkExpiresAt: new Date(now + auth.verificationLinkHours * 3_600_000),
  });
  const link = createPageLink(deps.config, {
    path: '/email-verification',
    language: person.language,
    query: { token },
  });
  const mail = createVerificationMail({ to: person.email, language: person.language, code, link });
  await deps.mails.enqueue(writer, { userId: person.id, kind: 'verification', mail });
  return true;
}

/** Id of the newest verification of a user, the only valid one; undefined when there is none. */
export async function findNewestVerification(
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
