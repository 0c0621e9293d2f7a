import type { ProviderId, ProviderToken, SignInWays } from '@vela/contracts';
import { providerIds } from '@vela/contracts';
import { and, count, desc, eq } from 'drizzle-orm';
import { users } from '../../../db/schema/account.ts';
import { passkeys, providerIdentities } from '../../../db/schema/sign-in-way.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { readOwnAccount, requireConfirmed, type AccountCall } from '../confirm-identity.ts';
import { recordAuditEvent } from '../record-audit-event.ts';
import { connectIdentity, findConnectedUser, mailChangedWays } from './identity-store.ts';
import type { StartedProvider } from './provider-cookie.ts';
import { readIdentity } from './read-identity.ts';
import { startProvider } from './start-provider.ts';

/** The ways by which an account is signed in to, and those that this server offers. */
export async function readSignInWays(deps: AuthDeps, userId: number): Promise<SignInWays> {
  const user = await readOwnAccount(deps, userId);
  const connected = await deps.db
    .select()
    .from(providerIdentities)
    .where(eq(providerIdentities.userId, userId))
    .orderBy(providerIdentities.createdAt);
  const keys = await deps.db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt));
  return {
    hasPassword: user.passwordHash !== null,
    providers: connected.map(({ provider, email, createdAt }) => ({
      provider,
      email,
      connectedAt: createdAt.getTime(),
    })),
    offered: providerIds.filter((provider) => deps.config.providers[provider] !== undefined),
    passkeys: keys.map(({ id, name, synced, createdAt, lastUsedAt }) => ({
      id,
      name,
      synced,
      createdAt: createdAt.getTime(),
      lastUsedAt: lastUsedAt?.getTime() ?? null,
    })),
  };
}

/** Begins to connect a provider. Throws REAUTH_REQUIRED. */
export async function beginConnection(
  deps: AuthDeps,
  { caller }: AccountCall,
  provider: ProviderId,
): Promise<{ url: string; started: StartedProvider }> {
  await requireConfirmed(deps, caller);
  const { userId, sessionId } = caller;
  return startProvider(deps, { provider, linkTo: { userId, sessionId }, returnTo: null });
}

type Connection = {
  readonly provider: ProviderId;
  readonly answer: ProviderToken;
  readonly started: StartedProvider | undefined;
};

/**
 * Connects a provider's account to that of the session which began. Throws PROVIDER_FAILED, or
 * PROVIDER_ACCOUNT_TAKEN for one that is connected elsewhere.
 */
export async function connectProvider(
  deps: AuthDeps,
  { caller, client }: AccountCall,
  { provider, answer, started }: Connection,
): Promise<void> {
  const isOwn =
    started?.linkTo?.userId === caller.userId && started.linkTo.sessionId === caller.sessionId;
  const identity = await readIdentity(deps, {
    provider,
    answer,
    started: isOwn ? started : undefined,
  });
  const user = await readOwnAccount(deps, caller.userId);
  await deps.db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
    const connected = await findConnectedUser(tx, identity);
    if (connected !== undefined && connected.id !== user.id)
      throw new AppError('PROVIDER_ACCOUNT_TAKEN', 'it is connected to another account');
    await connectIdentity(deps, tx, { user, identity, client, isNew: false });
  });
  deps.mails.deliverSoon();
}

/** Throws LAST_SIGN_IN_WAY when an account would have no way to sign in left. */
export async function requireAnotherWay(tx: Transaction, userId: number): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  const [provided] = await tx
    .select({ number: count() })
    .from(providerIdentities)
    .where(eq(providerIdentities.userId, userId));
  const [held] = await tx
    .select({ number: count() })
    .from(passkeys)
    .where(eq(passkeys.userId, userId));
  if (user?.passwordHash == null && (provided?.number ?? 0) + (held?.number ?? 0) === 0)
    throw new AppError('LAST_SIGN_IN_WAY', 'the account would have no way to sign in');
}

/** Removes a connected provider. Throws REAUTH_REQUIRED, NOT_FOUND or LAST_SIGN_IN_WAY. */
export async function removeProvider(
  deps: AuthDeps,
  { caller, client }: AccountCall,
  provider: ProviderId,
): Promise<void> {
  await requireConfirmed(deps, caller);
  const user = await readOwnAccount(deps, caller.userId);
  await deps.db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
    const removed = await tx
      .delete(providerIdentities)
      .where(and(eq(providerIdentities.userId, user.id), eq(providerIdentities.provider, provider)))
      .returning({ id: providerIdentities.id });
    if (removed.length === 0) throw new AppError('NOT_FOUND', 'this provider is not connected');
    await requireAnotherWay(tx, user.id);
    const event = {
      action: 'provider-removed',
      result: 'success',
      actorId: user.id,
      details: { provider },
    } as const;
    await recordAuditEvent(tx, { at: deps.now(), client, event });
    await mailChangedWays(deps, tx, { user, change: 'provider-off', name: provider });
  });
  deps.mails.deliverSoon();
}
