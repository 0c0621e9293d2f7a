import { timingSafeEqual } from 'node:crypto';
import { auth } from '@vela/contracts';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { emailVerifications, users } from '../../db/schema/account.ts';
import { tokenHash } from '../../derived-key.ts';
import { AppError } from '../../errors.ts';
import type { Writer } from '../../mail/mail-queue.ts';
import { choosePasswordMail } from '../../mail/templates/choose-password.ts';
import { audit } from './audit.ts';
import type { AuthDeps, Client } from './auth-deps.ts';
import { issueReset } from './forgot-password.ts';
import { codeHash, newestVerification } from './issue-verification.ts';
import { startSession, type StartedSession } from './session.ts';

/** `passwordResetSent`: no offered password was kept, and a link to set one was mailed. */
export type Verified = { readonly started: StartedSession; readonly passwordResetSent: boolean };

type Proof = { readonly email: string; readonly code: string } | { readonly token: string };

function isSame(a: string, b: string): boolean {
  const [first, second] = [Buffer.from(a), Buffer.from(b)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** Counts a try and answers the verification it was made on; undefined when none is open. Committed at once, so that no parallel guess is free. */
async function countTry({ db, now }: AuthDeps, email: string) {
  const newest = sql`(select max(v.id) from ${emailVerifications} v join ${users} u on u.id = v.user_id where u.email = ${email} and u.email_verified_at is null)`;
  const [tried] = await db
    .update(emailVerifications)
    .set({ tries: sql`${emailVerifications.tries} + 1` })
    .where(
      and(
        sql`${emailVerifications.id} = ${newest}`,
        isNull(emailVerifications.usedAt),
        lt(emailVerifications.tries, auth.verificationTries),
        gt(emailVerifications.codeExpiresAt, new Date(now())),
      ),
    )
    .returning();
  return tried;
}

/** Id of the verification that a code proves, if it does. */
async function provenByCode(
  deps: AuthDeps,
  { email, code }: { email: string; code: string },
): Promise<number | undefined> {
  const tried = await countTry(deps, email);
  // Hashed also when nothing is open: the time must not tell.
  const offered = codeHash(deps, tried?.userId ?? 0, code);
  return tried !== undefined && isSame(offered, tried.codeHash) ? tried.id : undefined;
}

async function provenByLink({ db, now }: AuthDeps, token: string): Promise<number | undefined> {
  const [found] = await db
    .select({ id: emailVerifications.id })
    .from(emailVerifications)
    .where(
      and(
        eq(emailVerifications.linkHash, tokenHash(token)),
        isNull(emailVerifications.usedAt),
        gt(emailVerifications.linkExpiresAt, new Date(now())),
      ),
    );
  return found?.id;
}

/** Uses a verification up and marks its person's address as proven; undefined when it was used or replaced meanwhile. */
async function consume(deps: AuthDeps, writer: Writer, verificationId: number) {
  const at = new Date(deps.now());
  const [used] = await writer
    .update(emailVerifications)
    .set({ usedAt: at })
    .where(and(eq(emailVerifications.id, verificationId), isNull(emailVerifications.usedAt)))
    .returning();
  if (used === undefined) return undefined;
  // The lock a new registration takes too: of the two, one comes first.
  await writer.select({ id: users.id }).from(users).where(eq(users.id, used.userId)).for('update');
  if ((await newestVerification(writer, used.userId)) !== verificationId) return undefined;
  const [user] = await writer
    .update(users)
    .set({ emailVerifiedAt: at })
    .where(eq(users.id, used.userId))
    .returning();
  return user;
}

type Proven = { readonly user: typeof users.$inferSelect; readonly browser: string | undefined };

/**
 * When several browsers offered a password for the address, only the one that registered last and proves it itself keeps its own;
 * otherwise the stored password may be a stranger's, so none is kept and the owner of the mailbox sets one.
 */
async function settlePassword(
  deps: AuthDeps,
  writer: Writer,
  { user, browser }: Proven,
): Promise<boolean> {
  const isOwn = !user.passwordContested || (browser !== undefined && browser === user.registeredBy);
  const kept = isOwn ? {} : { passwordHash: null };
  await writer
    .update(users)
    .set({ ...kept, registeredBy: null, passwordContested: false })
    .where(eq(users.id, user.id));
  if (!isOwn) await issueReset(deps, writer, { user, toMail: choosePasswordMail });
  return !isOwn;
}

/** Proves an address by the mailed code or link, and signs its owner in. Throws INVALID_CODE or INVALID_TOKEN, the same for every reason. */
export async function verifyEmail(deps: AuthDeps, proof: Proof, client: Client): Promise<Verified> {
  const takeBack = await deps.limits.count('verify', {
    ip: client.ip,
    ...('email' in proof ? { email: proof.email } : {}),
  });
  const verificationId =
    'code' in proof ? await provenByCode(deps, proof) : await provenByLink(deps, proof.token);
  const refused = new AppError(
    'code' in proof ? 'INVALID_CODE' : 'INVALID_TOKEN',
    'the verification is wrong, used, replaced, expired or out of tries',
  );
  const event = { action: 'verify-email', result: 'failure' } as const;
  if (verificationId === undefined) {
    await audit(deps.db, { at: deps.now(), client, event });
    throw refused;
  }
  const verified = await deps.db.transaction(async (tx) => {
    const user = await consume(deps, tx, verificationId);
    if (user === undefined) throw refused;
    if (user.disabled)
      throw new AppError('ACCOUNT_DISABLED', 'the account of this address is disabled');
    await audit(tx, {
      at: deps.now(),
      client,
      event: { ...event, result: 'success', actorId: user.id },
    });
    const passwordResetSent = await settlePassword(deps, tx, { user, browser: client.browser });
    return { started: await startSession(deps, tx, { user, client }), passwordResetSent };
  });
  await takeBack();
  deps.mails.deliverSoon();
  return verified;
}
