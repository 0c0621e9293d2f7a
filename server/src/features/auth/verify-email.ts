import { setTimeout as delay } from 'node:timers/promises';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { emailVerifications, users } from '../../db/schema/account.ts';
import { hashToken } from '../../derived-key.ts';
import { AppError } from '../../errors.ts';
import type { Writer } from '../../mail/mail-queue.ts';
import { createChoosePasswordMail } from '../../mail/templates/choose-password.ts';
import { recordAuditEvent } from './record-audit-event.ts';
import type { AuthDeps, Client } from './auth-deps.ts';
import { countVerificationAttempt } from './count-verification-attempt.ts';
import { issuePasswordReset } from './forgot-password.ts';
import { findNewestVerification, isVerificationCode } from './issue-verification.ts';
import { endSessions, startSession, type StartedSession } from './session.ts';

/** `passwordResetSent`: the password was removed and a reset link was mailed. */
export type Verified = { readonly started: StartedSession; readonly passwordResetSent: boolean };

type Proof = { readonly email: string; readonly code: string } | { readonly token: string };

/** Id of the open verification that the code matches; undefined otherwise. */
async function findVerificationByCode(
  deps: AuthDeps,
  { email, code }: { email: string; code: string },
): Promise<number | undefined> {
  const tried = await countVerificationAttempt(deps, email);
  // Hash also without an open verification, so that the timing is the same.
  const isRight = isVerificationCode(deps, { userId: tried?.userId ?? 0, code }, tried?.codeHash);
  return isRight ? tried?.id : undefined;
}

async function findVerificationByLink(
  { db, now }: AuthDeps,
  token: string,
): Promise<number | undefined> {
  const [found] = await db
    .select({ id: emailVerifications.id })
    .from(emailVerifications)
    .where(
      and(
        eq(emailVerifications.linkHash, hashToken(token)),
        isNull(emailVerifications.usedAt),
        gt(emailVerifications.linkExpiresAt, new Date(now())),
      ),
    );
  return found?.id;
}

/** Marks verification and address; returns the user, undefined if used or replaced meanwhile. */
async function markVerified(deps: AuthDeps, writer: Writer, verificationId: number) {
  const at = new Date(deps.now());
  const [used] = await writer
    .update(emailVerifications)
    .set({ usedAt: at })
    .where(and(eq(emailVerifications.id, verificationId), isNull(emailVerifications.usedAt)))
    .returning();
  if (used === undefined) return undefined;
  // The same row lock as a new registration takes: serializes the two.
  await writer.select({ id: users.id }).from(users).where(eq(users.id, used.userId)).for('update');
  if ((await findNewestVerification(writer, used.userId)) !== verificationId) return undefined;
  const [user] = await writer
    .update(users)
    .set({ emailVerifiedAt: at })
    .where(eq(users.id, used.userId))
    .returning();
  return user;
}

type Proven = { readonly user: typeof users.$inferSelect; readonly browser: string | undefined };

/**
 * Keeps a password only when the browser that registered it verifies; else another person may have
 * chosen it for this address: removed with all sessions, a reset link mailed. Returns whether it was
 * removed.
 */
async function removeForeignPassword(
  deps: AuthDeps,
  writer: Writer,
  { user, browser }: Proven,
): Promise<boolean> {
  const isOwn = browser !== undefined && browser === user.registeredBy;
  const kept = isOwn ? {} : { passwordHash: null };
  await writer
    .update(users)
    .set({ ...kept, registeredBy: null, passwordContested: false })
    .where(eq(users.id, user.id));
  if (isOwn) return false;
  await endSessions(writer, { userId: user.id }, { at: deps.now(), reason: 'password-reset' });
  await issuePasswordReset(deps, writer, { user, toMail: createChoosePasswordMail });
  return true;
}

/** A refusal takes so long, whatever the database had to do for it: longer than that takes. */
const refusalMs = 20;

/**
 * Verifies an address by the mailed code or link and starts a session. Throws INVALID_CODE or
 * INVALID_TOKEN, whatever the reason and after the same time, or ACCOUNT_DISABLED.
 */
export async function verifyEmail(deps: AuthDeps, proof: Proof, client: Client): Promise<Verified> {
  const refusal = delay(refusalMs, undefined, { ref: false });
  try {
    return await verifyProof(deps, proof, client);
  } catch (error) {
    await refusal;
    throw error;
  }
}

async function verifyProof(deps: AuthDeps, proof: Proof, client: Client): Promise<Verified> {
  const takeBack = await deps.limits.count('verify', {
    ip: client.ip,
    ...('email' in proof ? { email: proof.email } : {}),
  });
  const verificationId =
    'code' in proof
      ? await findVerificationByCode(deps, proof)
      : await findVerificationByLink(deps, proof.token);
  const refused = new AppError(
    'code' in proof ? 'INVALID_CODE' : 'INVALID_TOKEN',
    'the verification is wrong, used, replaced, expired or out of tries',
  );
  const event = { action: 'verify-email', result: 'failure' } as const;
  if (verificationId === undefined) {
    await recordAuditEvent(deps.db, { at: deps.now(), client, event });
    throw refused;
  }
  const verified = await deps.db.transaction(async (tx) => {
    const user = await markVerified(deps, tx, verificationId);
    if (user === undefined) throw refused;
    if (user.disabled)
      throw new AppError('ACCOUNT_DISABLED', 'the account of this address is disabled');
    await recordAuditEvent(tx, {
      at: deps.now(),
      client,
      event: { ...event, result: 'success', actorId: user.id },
    });
    const passwordResetSent = await removeForeignPassword(deps, tx, {
      user,
      browser: client.browser,
    });
    return { started: await startSession(deps, tx, { user, client }), passwordResetSent };
  });
  if (verified.passwordResetSent) await deps.syncSessions();
  await takeBack();
  deps.mails.deliverSoon();
  return verified;
}
