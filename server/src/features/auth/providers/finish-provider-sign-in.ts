import { auth, signInLimits } from '@vela/contracts';
import { eq } from 'drizzle-orm';
import { sessions, users } from '../../../db/schema/account.ts';
import { providerIdentities } from '../../../db/schema/sign-in-way.ts';
import { AppError } from '../../../errors.ts';
import type { AuthDeps, Client } from '../auth-deps.ts';
import { notifyOfNewDevice } from '../devices/notify-of-new-device.ts';
import { readOwnAccount } from '../confirm-identity.ts';
import { recordAuditEvent } from '../record-audit-event.ts';
import { requireSecondFactor } from '../second-factor/check-factor.ts';
import { findActiveFactor } from '../second-factor/factor-store.ts';
import { notifyOfFailures } from '../notify-of-failures.ts';
import { countSignIn } from '../sign-in-attempts.ts';
import { startSession, type StartedSession } from '../session.ts';
import { issueTicket, takeTicket } from '../sign-in-tickets.ts';
import { findProviderAccount } from './find-provider-account.ts';
import { matchIdentity } from './identity-store.ts';
import type { Identity } from './verify-provider-answer.ts';

type SignIn = {
  readonly userId: number;
  readonly client: Client;
  /** How it was signed in, for the security records. */
  readonly way: string;
  /** Whether the sign-in counts as a step-up: for accounts without a password, and passkeys. */
  readonly confirms: boolean;
  /** The page to go to; the chat for null. */
  readonly returnTo: string | null;
};

/** Starts the session of a sign-in that is proved. Throws ACCOUNT_DISABLED. */
export async function startProvenSession(
  deps: AuthDeps,
  { userId, client, way, confirms, returnTo }: SignIn,
): Promise<StartedSession> {
  const started = await deps.db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (user === undefined || user.disabled)
      throw new AppError('ACCOUNT_DISABLED', 'the account is disabled or was erased');
    const event = {
      action: 'login',
      result: 'success',
      actorId: userId,
      details: { way },
    } as const;
    await recordAuditEvent(tx, { at: deps.now(), client, event });
    await notifyOfNewDevice(deps, tx, { user, client });
    const session = await startSession(deps, tx, { user, client });
    if (confirms || user.passwordHash === null)
      await tx
        .update(sessions)
        .set({ confirmedAt: new Date(deps.now()) })
        .where(eq(sessions.id, session.sessionId));
    return session;
  });
  deps.mails.deliverSoon();
  if (returnTo === null) return started;
  return { ...started, answer: { ...started.answer, return_to: returnTo } };
}

type Factor = { readonly userId: number; readonly tries: number; readonly returnTo: string | null };

const issueFactorTicket = (deps: AuthDeps, asked: Factor): Promise<string> =>
  issueTicket(deps, { step: 'factor', ...asked }, signInLimits.ticketMinutes * 60);

async function askFactor(deps: AuthDeps, asked: Factor): Promise<never> {
  const ticket = await issueFactorTicket(deps, asked);
  throw new AppError('SECOND_FACTOR_REQUIRED', 'a code of the app is needed', {
    details: { ticket },
  });
}

/**
 * Signs in the account of a provider's identity, or makes one. Throws SECOND_FACTOR_REQUIRED with a
 * ticket where the account has a second factor.
 */
export async function finishProviderSignIn(
  deps: AuthDeps,
  { identity, client, returnTo }: { identity: Identity; client: Client; returnTo: string | null },
): Promise<StartedSession> {
  const user = await deps.db.transaction(async (tx) => {
    const found = await findProviderAccount(deps, tx, { identity, client });
    await tx
      .update(providerIdentities)
      .set({ lastUsedAt: new Date(deps.now()) })
      .where(matchIdentity(identity));
    return found;
  });
  // An account that was taken over may have had sessions.
  await deps.syncSessions();
  deps.mails.deliverSoon();
  if ((await findActiveFactor(deps, user.id)) !== undefined)
    return askFactor(deps, { userId: user.id, tries: auth.verificationTries, returnTo });
  return startProvenSession(deps, {
    userId: user.id,
    client,
    way: identity.provider,
    confirms: false,
    returnTo,
  });
}

/** The same refusal with the next ticket, where one is left: a ticket counts once. */
async function refuseWithTicket(deps: AuthDeps, error: unknown, asked: Factor): Promise<never> {
  if (!(error instanceof AppError) || asked.tries < 1) throw error;
  throw new AppError(error.code, error.message, {
    details: { ...error.details, ticket: await issueFactorTicket(deps, asked) },
    cause: error,
  });
}

/**
 * The code of the second factor after a provider; a wrong one leaves a new ticket, five times, and
 * counts like a wrong password: the provider's sign-in can be begun anew at will.
 */
export async function finishByTicket(
  deps: AuthDeps,
  { ticket, code, client }: { ticket: string; code: string; client: Client },
): Promise<StartedSession> {
  await deps.limits.count('confirm', { ip: client.ip });
  const { userId, tries, returnTo } = await takeTicket(deps, ticket, 'factor');
  const user = await readOwnAccount(deps, userId);
  const { email } = user;
  const device = client.findDevice?.(email);
  const attempt = await countSignIn(deps, { email, ip: client.ip, device }).catch(
    (error: unknown) => refuseWithTicket(deps, error, { userId, tries, returnTo }),
  );
  try {
    await requireSecondFactor(deps, { userId, code, client });
  } catch (error) {
    const event = { action: 'login', result: 'failure', actorId: userId } as const;
    await recordAuditEvent(deps.db, { at: deps.now(), client, event });
    notifyOfFailures(deps, user, attempt.failures);
    const isWrong = error instanceof AppError && error.code === 'VALIDATION_FAILED';
    const left = isWrong ? tries - 1 : 0;
    return refuseWithTicket(deps, error, { userId, tries: left, returnTo });
  }
  await attempt.takeBack();
  return startProvenSession(deps, { userId, client, way: 'provider', confirms: false, returnTo });
}
