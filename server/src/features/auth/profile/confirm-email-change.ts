import { auth, type ConfirmEmailRequest } from '@vela/contracts';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { isUniqueViolation } from '../../../db/constraint-violation.ts';
import { emailVerifications, passwordResets, users } from '../../../db/schema/account.ts';
import { emailChanges } from '../../../db/schema/profile.ts';
import { AppError } from '../../../errors.ts';
import { createFieldError } from '../../../http/field-faults.ts';
import type { AuthDeps, Client } from '../auth-deps.ts';
import { readOwnAccount, type AccountCall } from '../confirm-identity.ts';
import { createFaultError } from '../create-fault-error.ts';
import { createPageLink } from '../create-page-link.ts';
import { enqueueAccountMail } from '../enqueue-account-mail.ts';
import { isVerificationCode } from '../issue-verification.ts';
import { recordAuditEvent } from '../record-audit-event.ts';

/** Counts an attempt before it is looked at, so that parallel guesses count; the open change. */
async function countAttempt({ db, now }: AuthDeps, userId: number) {
  const newest = db
    .select({ id: emailChanges.id })
    .from(emailChanges)
    .where(eq(emailChanges.userId, userId))
    .orderBy(desc(emailChanges.id))
    .limit(1);
  const [tried] = await db
    .update(emailChanges)
    .set({ tries: sql`${emailChanges.tries} + 1` })
    .where(
      and(
        eq(emailChanges.id, sql`(${newest})`),
        isNull(emailChanges.usedAt),
        gt(emailChanges.expiresAt, new Date(now())),
        lt(emailChanges.tries, auth.verificationTries),
      ),
    )
    .returning();
  return tried;
}

type Tried = NonNullable<Awaited<ReturnType<typeof countAttempt>>>;

function createWrongCodesError(fields: readonly string[], client: Client): AppError {
  return new AppError('VALIDATION_FAILED', 'a code of an address is wrong', {
    details: {
      fields: fields.map((field) => createFieldError(field, 'wrong-code', client.language)),
    },
  });
}

function requireRightCodes(
  deps: AuthDeps,
  {
    tried,
    codes,
    client,
  }: { tried: Tried | undefined; codes: ConfirmEmailRequest; client: Client },
): Tried {
  const { oldCode, newCode } = codes;
  const userId = tried?.userId ?? 0;
  const isRight = (code: string, hash: string | null | undefined) =>
    isVerificationCode(deps, { userId, code }, hash);
  const isOldRight = isRight(`old:${oldCode}`, tried?.oldCodeHash);
  const isNewRight = isRight(`new:${newCode}`, tried?.newCodeHash);
  const wrong = [isOldRight ? [] : ['oldCode'], isNewRight ? [] : ['newCode']].flat();
  if (tried === undefined || wrong.length > 0) throw createWrongCodesError(wrong, client);
  return tried;
}

/**
 * Changes the address once the codes of both addresses are right; five tries. Tells the old address.
 * Throws VALIDATION_FAILED at the codes, or at `newCode` when the address was taken meanwhile.
 */
export async function confirmEmailChange(
  deps: AuthDeps,
  { caller, client }: AccountCall,
  codes: ConfirmEmailRequest,
): Promise<void> {
  await deps.limits.count('confirm', { ip: client.ip });
  const user = await readOwnAccount(deps, caller.userId);
  const tried = await countAttempt(deps, user.id);
  const change = requireRightCodes(deps, { tried, codes, client });
  const at = deps.now();
  const work = deps.db.transaction(async (tx) => {
    const [used] = await tx
      .update(emailChanges)
      .set({ usedAt: new Date(at) })
      .where(and(eq(emailChanges.id, change.id), isNull(emailChanges.usedAt)))
      .returning();
    if (used === undefined) throw createWrongCodesError(['oldCode', 'newCode'], client);
    const [taken] = await tx.select().from(users).where(eq(users.email, change.email));
    if (taken !== undefined) throw createFaultError('newCode', 'wrong-code', client);
    await tx
      .update(users)
      .set({ email: change.email, emailVerifiedAt: new Date(at) })
      .where(eq(users.id, user.id));
    // Links and codes mailed to the old address end with it.
    await tx
      .update(passwordResets)
      .set({ usedAt: new Date(at) })
      .where(and(eq(passwordResets.userId, user.id), isNull(passwordResets.usedAt)));
    await tx
      .update(emailVerifications)
      .set({ usedAt: new Date(at) })
      .where(and(eq(emailVerifications.userId, user.id), isNull(emailVerifications.usedAt)));
    const event = { action: 'email-change', result: 'success', actorId: user.id } as const;
    await recordAuditEvent(tx, { at, client, event });
    const contactLink = createPageLink(deps.config, { path: '/Contact', language: user.language });
    const values = { newEmail: change.email, contactLink };
    await enqueueAccountMail(deps, tx, { user, kind: 'email-changed', values });
  });
  await work.catch((error: unknown) => {
    // Another account took the address after it was looked for.
    throw isUniqueViolation(error) ? createFaultError('newCode', 'wrong-code', client) : error;
  });
  await deps.syncSessions();
  deps.mails.deliverSoon();
}
