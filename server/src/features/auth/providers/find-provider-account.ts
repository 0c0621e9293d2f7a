import { agreements } from '@vela/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import {
  acceptedAgreements,
  emailVerifications,
  passwordResets,
  users,
} from '../../../db/schema/account.ts';
import { apiKeys, passkeys, providerIdentities } from '../../../db/schema/sign-in-way.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import type { AuthDeps, Client } from '../auth-deps.ts';
import { recordAuditEvent } from '../record-audit-event.ts';
import { endSessions } from '../session.ts';
import { connectIdentity, findConnectedUser } from './identity-store.ts';
import { chooseUsername } from './choose-username.ts';
import type { Identity } from './verify-provider-answer.ts';

type User = typeof users.$inferSelect;
type Arrival = {
  readonly identity: Identity & { readonly email: string };
  readonly client: Client;
};

/** A new account; the page says that continuing accepts the agreements. */
async function createAccount(
  deps: AuthDeps,
  tx: Transaction,
  { identity, client }: Arrival,
): Promise<User | undefined> {
  const at = new Date(deps.now());
  const [user] = await tx
    .insert(users)
    .values({
      email: identity.email,
      username: chooseUsername(identity),
      provider: identity.provider,
      emailVerifiedAt: at,
      language: client.language,
      createdAt: at,
    })
    .onConflictDoNothing()
    .returning();
  if (user === undefined) return undefined;
  await tx.insert(acceptedAgreements).values(
    agreements.map(({ document, version }) => ({
      userId: user.id,
      document,
      version,
      acceptedAt: at,
    })),
  );
  const event = { action: 'register', result: 'success', actorId: user.id } as const;
  await recordAuditEvent(tx, { at: deps.now(), client, event });
  await connectIdentity(deps, tx, { user, identity, client, isNew: true });
  return user;
}

/**
 * The owner of an address arrives at an account that never proved it: whatever another person may
 * have left there (password, sessions, keys, codes) ends (MSRC, "pre-hijacked accounts", 2022).
 */
async function takeOverUnverified(deps: AuthDeps, tx: Transaction, user: User): Promise<User> {
  const at = new Date(deps.now());
  await endSessions(tx, { userId: user.id }, { at: deps.now(), reason: 'password-reset' });
  for (const table of [providerIdentities, passkeys, apiKeys])
    await tx.delete(table).where(eq(table.userId, user.id));
  for (const table of [passwordResets, emailVerifications])
    await tx
      .update(table)
      .set({ usedAt: at })
      .where(and(eq(table.userId, user.id), isNull(table.usedAt)));
  const [taken] = await tx
    .update(users)
    .set({ emailVerifiedAt: at, passwordHash: null, registeredBy: null, passwordContested: false })
    .where(eq(users.id, user.id))
    .returning();
  return taken ?? user;
}

/**
 * The account of a provider's sign-in: the connected one; else that of the address, where both the
 * provider and the account have proved it; else a new one. Throws PROVIDER_EMAIL_UNVERIFIED,
 * SIGN_IN_TO_CONNECT or ACCOUNT_DISABLED.
 */
export async function findProviderAccount(
  deps: AuthDeps,
  tx: Transaction,
  { identity, client }: { identity: Identity; client: Client },
): Promise<User> {
  const requireEnabled = (user: User): User => {
    if (user.disabled) throw new AppError('ACCOUNT_DISABLED', 'the account is disabled');
    return user;
  };
  const connected = await findConnectedUser(tx, identity);
  if (connected !== undefined) return requireEnabled(connected);
  const { email } = identity;
  if (email === null)
    throw new AppError('PROVIDER_EMAIL_UNVERIFIED', 'the provider confirms no address');
  const arrival = { identity: { ...identity, email }, client };
  const created = await createAccount(deps, tx, arrival);
  if (created !== undefined) return created;
  const [held] = await tx.select().from(users).where(eq(users.email, email)).for('update');
  if (held === undefined) throw new AppError('SERVICE_BUSY', 'the account ended meanwhile');
  const user = held.emailVerifiedAt === null ? await takeOverUnverified(deps, tx, held) : held;
  const [other] = await tx
    .select({ id: providerIdentities.id })
    .from(providerIdentities)
    .where(
      and(
        eq(providerIdentities.userId, user.id),
        eq(providerIdentities.provider, identity.provider),
      ),
    );
  // One that is connected is exchanged by its owner only, signed in; so is one of staff.
  if (other !== undefined || user.role === 'admin')
    throw new AppError('SIGN_IN_TO_CONNECT', 'the owner connects this account, signed in');
  requireEnabled(user);
  await connectIdentity(deps, tx, { user, identity, client, isNew: false });
  return user;
}
