import type { LoginRequest } from '@vela/contracts';
import { and, eq } from 'drizzle-orm';
import { users } from '../../db/schema/account.ts';
import type { Transaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { recordAuditEvent } from './record-audit-event.ts';
import type { AuthDeps, Client } from './auth-deps.ts';
import { notifyOfNewDevice } from './devices/notify-of-new-device.ts';
import { issueVerification } from './issue-verification.ts';
import { requireSecondFactor } from './second-factor/check-factor.ts';
import { countSignIn } from './sign-in-attempts.ts';
import { notifyOfFailures } from './notify-of-failures.ts';
import { startSession, type StartedSession } from './session.ts';

type User = typeof users.$inferSelect;

async function createUnverifiedError(deps: AuthDeps, user: User): Promise<AppError> {
  const sent = await deps.db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
    return issueVerification(deps, tx, { person: user, apart: true });
  });
  deps.mails.deliverSoon();
  return new AppError('EMAIL_NOT_VERIFIED', 'the address is not verified yet', {
    details: { email: user.email, verification_sent: sent },
  });
}

/** Why an account may not sign in, undefined if it may. Only after the password is verified. */
async function findLoginObstacle(deps: AuthDeps, user: User): Promise<AppError | undefined> {
  if (user.emailVerifiedAt === null) return createUnverifiedError(deps, user);
  return user.disabled ? new AppError('ACCOUNT_DISABLED', 'the account is disabled') : undefined;
}

/** The hash that is stored from now on; one that was replaced meanwhile stays. */
async function updateOutdatedHash(
  deps: AuthDeps,
  { id, passwordHash: stored }: User,
  password: string,
): Promise<string | null> {
  if (stored === null || !deps.passwords.isOutdated(stored)) return stored;
  const passwordHash = await deps.passwords.hash(password);
  await deps.db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, id), eq(users.passwordHash, stored)));
  return passwordHash;
}

/** The account as it is when its session begins. Throws where its password was replaced meanwhile. */
async function lockUnchanged(tx: Transaction, id: number, hash: string | null): Promise<User> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  if (user === undefined || user.passwordHash !== hash || user.disabled)
    throw new AppError('INVALID_CREDENTIALS', 'the account changed during the sign-in');
  return user;
}

/**
 * Signs in; one password hash per request within the limits, so that the timing is the same;
 * account state only after the right password and, where the account has one, the second factor; a
 * wrong code counts like a wrong password. Throws INVALID_CREDENTIALS, SECOND_FACTOR_REQUIRED,
 * VALIDATION_FAILED at `code`, EMAIL_NOT_VERIFIED or ACCOUNT_DISABLED.
 */
export async function login(
  deps: AuthDeps,
  { email, password, code }: LoginRequest,
  client: Client,
): Promise<StartedSession> {
  // The address over a minute in memory; the rest in the database.
  const takeBack = await deps.limits.count(
    'login',
    client.device === undefined ? { ip: client.ip } : {},
  );
  const attempt = await countSignIn(deps, { email, ip: client.ip, device: client.device });
  const [user] = await deps.db.select().from(users).where(eq(users.email, email));
  const isRight = await deps.passwords.verify(user?.passwordHash, password);
  const fail = async (error: AppError): Promise<never> => {
    const event = {
      action: 'login',
      result: 'failure',
      details: { code: error.code },
      ...(user === undefined ? {} : { actorId: user.id }),
    } as const;
    await recordAuditEvent(deps.db, { at: deps.now(), client, event });
    throw error;
  };
  if (user === undefined || !isRight) {
    if (user !== undefined) notifyOfFailures(deps, user, attempt.failures);
    return fail(new AppError('INVALID_CREDENTIALS', 'no such account, or a wrong password'));
  }
  await requireSecondFactor(deps, { userId: user.id, code, client }).catch(
    async (error: unknown): Promise<never> => {
      if (!(error instanceof AppError)) throw error;
      notifyOfFailures(deps, user, attempt.failures);
      if (error.code !== 'SECOND_FACTOR_REQUIRED') return fail(error);
      // The right password without a code is the first half of a sign-in.
      await attempt.takeBackAddress();
      const event = { action: 'second-factor-asked', result: 'success', actorId: user.id } as const;
      await recordAuditEvent(deps.db, { at: deps.now(), client, event });
      throw error;
    },
  );
  await takeBack();
  await attempt.takeBack();
  const refusal = await findLoginObstacle(deps, user);
  if (refusal !== undefined) return fail(refusal);
  const hash = await updateOutdatedHash(deps, user, password);
  const started = await deps.db.transaction(async (tx) => {
    const unchanged = await lockUnchanged(tx, user.id, hash);
    await recordAuditEvent(tx, {
      at: deps.now(),
      client,
      event: { action: 'login', result: 'success', actorId: user.id },
    });
    await notifyOfNewDevice(deps, tx, { user, client });
    return startSession(deps, tx, { user: unchanged, client });
  });
  deps.mails.deliverSoon();
  return started;
}
