import type { LoginRequest } from '@vela/contracts';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/account.ts';
import { AppError } from '../../errors.ts';
import { audit } from './audit.ts';
import type { AuthDeps, Client } from './auth-deps.ts';
import { issueVerification } from './issue-verification.ts';
import { startSession, type StartedSession } from './session.ts';

type User = typeof users.$inferSelect;

async function askToVerify(deps: AuthDeps, user: User): Promise<AppError> {
  const sent = await deps.db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
    return issueVerification(deps, tx, { person: user, apart: true });
  });
  deps.mails.deliverSoon();
  return new AppError('EMAIL_NOT_VERIFIED', 'the address is not proven yet', {
    details: { email: user.email, verification_sent: sent },
  });
}

/** Why an account with the right password may still not sign in. Said only to someone who knows the password. */
async function obstacle(deps: AuthDeps, user: User): Promise<AppError | undefined> {
  if (user.emailVerifiedAt === null) return askToVerify(deps, user);
  return user.disabled ? new AppError('ACCOUNT_DISABLED', 'the account is disabled') : undefined;
}

async function rehashWhenOutdated(deps: AuthDeps, user: User, password: string): Promise<void> {
  if (user.passwordHash === null || !deps.passwords.isOutdated(user.passwordHash)) return;
  const passwordHash = await deps.passwords.hash(password);
  await deps.db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
}

/**
 * Signs in by e-mail and password. Exactly one password hash is checked for every request that passes the limits, whether or not the
 * address has an account; what is wrong with an account is told only after its right password.
 */
export async function login(
  deps: AuthDeps,
  { email, password }: LoginRequest,
  client: Client,
): Promise<StartedSession> {
  const takeBack = await deps.limits.count('login', { ip: client.ip, email });
  const [user] = await deps.db.select().from(users).where(eq(users.email, email));
  const isRight = await deps.passwords.verify(user?.passwordHash, password);
  const fail = async (error: AppError): Promise<never> => {
    const event = {
      action: 'login',
      result: 'failure',
      details: { code: error.code },
      ...(user === undefined ? {} : { actorId: user.id }),
    } as const;
    await audit(deps.db, { at: deps.now(), client, event });
    throw error;
  };
  if (user === undefined || !isRight)
    return fail(new AppError('INVALID_CREDENTIALS', 'no such account, or a wrong password'));
  await takeBack();
  const refusal = await obstacle(deps, user);
  if (refusal !== undefined) return fail(refusal);
  await rehashWhenOutdated(deps, user, password);
  return deps.db.transaction(async (tx) => {
    await audit(tx, {
      at: deps.now(),
      client,
      event: { action: 'login', result: 'success', actorId: user.id },
    });
    return startSession(deps, tx, { user, client });
  });
}
