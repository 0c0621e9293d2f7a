import { auth, type ConfirmIdentityRequest } from '@vela/contracts';
import { eq } from 'drizzle-orm';
import { sessions, users } from '../../db/schema/account.ts';
import { AppError } from '../../errors.ts';
import type { SignedInCaller } from './authenticate.ts';
import type { AuthDeps, Client } from './auth-deps.ts';
import { createFaultError } from './create-fault-error.ts';
import { recordAuditEvent } from './record-audit-event.ts';
import { requireSecondFactor } from './second-factor/check-factor.ts';
import { countSignIn } from './sign-in-attempts.ts';

type User = typeof users.$inferSelect;

/** A signed-in person and the client of the request. */
export type AccountCall = {
  readonly caller: Pick<SignedInCaller, 'userId' | 'sessionId'>;
  readonly client: Client;
};

/** `check` asks for more, before the counted attempt is removed. */
type OfferedPassword = {
  readonly currentPassword: string;
  readonly check?: () => Promise<void>;
};

/** The account of a caller. Throws UNAUTHENTICATED when it was erased meanwhile. */
export async function readOwnAccount({ db }: Pick<AuthDeps, 'db'>, userId: number): Promise<User> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (user === undefined) throw new AppError('UNAUTHENTICATED', 'the account was erased');
  return user;
}

/**
 * Checks the password of a signed-in person, counted by session: who took over a session has as few
 * tries as at the sign-in. Throws VALIDATION_FAILED at `currentPassword`, or TOO_MANY_REQUESTS.
 */
export async function requirePassword(
  deps: AuthDeps,
  { caller, client }: AccountCall,
  { currentPassword, check }: OfferedPassword,
): Promise<User> {
  await deps.limits.count('confirm', { ip: client.ip });
  const user = await readOwnAccount(deps, caller.userId);
  const attempt = await countSignIn(deps, {
    email: user.email,
    ip: client.ip,
    device: `session ${caller.sessionId}`,
  });
  const isRight = await deps.passwords.verify(user.passwordHash, currentPassword);
  const record = async (result: 'success' | 'failure'): Promise<void> => {
    const event = { action: 'confirm-identity', actorId: user.id, result } as const;
    await recordAuditEvent(deps.db, { at: deps.now(), client, event });
  };
  try {
    if (!isRight) throw createFaultError('currentPassword', 'wrong-password', client);
    await check?.();
  } catch (error) {
    await record('failure');
    throw error;
  }
  await record('success');
  await attempt.takeBack();
  return user;
}

/**
 * Step-up: the password again, and a code where the account has a second factor; what needs it may
 * be done for ten minutes in this session.
 */
export async function confirmIdentity(
  deps: AuthDeps,
  call: AccountCall,
  { currentPassword, code }: ConfirmIdentityRequest,
): Promise<void> {
  const { caller, client } = call;
  const check = () => requireSecondFactor(deps, { userId: caller.userId, code, client });
  await requirePassword(deps, call, { currentPassword, check });
  await deps.db
    .update(sessions)
    .set({ confirmedAt: new Date(deps.now()) })
    .where(eq(sessions.id, caller.sessionId));
}

/** Throws REAUTH_REQUIRED unless the password was typed again within the last ten minutes. */
export async function requireConfirmed(
  { db, now }: Pick<AuthDeps, 'db' | 'now'>,
  { sessionId }: AccountCall['caller'],
): Promise<void> {
  const [session] = await db
    .select({ confirmedAt: sessions.confirmedAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  const since = session?.confirmedAt?.getTime() ?? -Infinity;
  if (since <= now() - auth.confirmationMinutes * 60_000)
    throw new AppError('REAUTH_REQUIRED', 'the password was not typed again in time');
}
