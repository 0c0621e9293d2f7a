import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { users } from '../../../db/schema/account.ts';
import { providerIdentities } from '../../../db/schema/sign-in-way.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { AuthDeps, Client } from '../auth-deps.ts';
import { createSafetyLinks } from '../create-page-link.ts';
import { enqueueAccountMail } from '../enqueue-account-mail.ts';
import { recordAuditEvent } from '../record-audit-event.ts';
import type { Identity } from './verify-provider-answer.ts';

type User = typeof users.$inferSelect;

/** The row of a provider's account. */
export const matchIdentity = ({ provider, issuer, subject }: Identity) =>
  and(
    eq(providerIdentities.provider, provider),
    eq(providerIdentities.issuer, issuer),
    eq(providerIdentities.subject, subject),
  );

/** The account that a provider's account is connected to. */
export async function findConnectedUser(
  tx: Pick<Transaction, 'select'>,
  identity: Identity,
): Promise<User | undefined> {
  const [found] = await tx
    .select({ user: users })
    .from(providerIdentities)
    .innerJoin(users, eq(users.id, providerIdentities.userId))
    .where(matchIdentity(identity));
  return found?.user;
}

/**
 * Connects a provider's account; one that the provider's earlier account of this person had is
 * replaced. `isNew`: the account was made by this sign-in, so that there is nothing to mail.
 */
export async function connectIdentity(
  deps: AuthDeps,
  tx: Transaction,
  {
    user,
    identity,
    client,
    isNew,
  }: { user: User; identity: Identity; client: Client; isNew: boolean },
): Promise<void> {
  const at = new Date(deps.now());
  const { provider, issuer, subject, email } = identity;
  const ofProvider = and(
    eq(providerIdentities.userId, user.id),
    eq(providerIdentities.provider, provider),
  );
  await tx.delete(providerIdentities).where(ofProvider);
  await tx.insert(providerIdentities).values({
    id: randomUUID(),
    userId: user.id,
    provider,
    issuer,
    subject,
    email,
    createdAt: at,
    lastUsedAt: at,
  });
  const event = {
    action: 'provider-connected',
    result: 'success',
    actorId: user.id,
    details: { provider },
  } as const;
  await recordAuditEvent(tx, { at: deps.now(), client, event });
  if (!isNew) await mailChangedWays(deps, tx, { user, change: 'provider-on', name: provider });
}

type WayChange = {
  readonly user: User;
  readonly change: 'provider-on' | 'provider-off' | 'passkey-on' | 'passkey-off' | 'api-key-on';
  readonly name: string;
};

/** Tells the owner that a way to sign in, or a key, was added or removed. */
export async function mailChangedWays(
  deps: AuthDeps,
  tx: Transaction,
  { user, change, name }: WayChange,
): Promise<void> {
  const values = { change, name, ...createSafetyLinks(deps.config, user.language) };
  await enqueueAccountMail(deps, tx, { user, kind: 'sign-in-ways', values });
}
