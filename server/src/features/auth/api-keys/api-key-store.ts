import { randomBytes, randomUUID } from 'node:crypto';
import { type ApiKey, type CreatedApiKey, type NewApiKey, signInLimits } from '@vela/contracts';
import { and, desc, eq } from 'drizzle-orm';
import { users } from '../../../db/schema/account.ts';
import { apiKeys } from '../../../db/schema/sign-in-way.ts';
import { hashToken } from '../../../derived-key.ts';
import { AppError } from '../../../errors.ts';
import { parseId } from '../../../http/parse-id.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { readOwnAccount, requireConfirmed, type AccountCall } from '../confirm-identity.ts';
import { mailChangedWays } from '../providers/identity-store.ts';
import { recordAuditEvent } from '../record-audit-event.ts';
import { apiKeyPrefix } from './read-api-key.ts';

const dayMs = 86_400_000;
const shownLength = 4;

function toApiKey(row: typeof apiKeys.$inferSelect): ApiKey {
  const { id, name, ending, scopes, createdAt, expiresAt, lastUsedAt } = row;
  return {
    id,
    name,
    ending,
    scopes,
    createdAt: createdAt.getTime(),
    expiresAt: expiresAt?.getTime() ?? null,
    lastUsedAt: lastUsedAt?.getTime() ?? null,
  };
}

/** The keys of an account, the newest first. */
export async function listApiKeys({ db }: Pick<AuthDeps, 'db'>, userId: number): Promise<ApiKey[]> {
  const rows = await db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(desc(apiKeys.createdAt));
  return rows.map(toApiKey);
}

/** Makes a key of 256 random bits, and mails the owner. Throws REAUTH_REQUIRED, TOO_MANY_SAVED. */
export async function createApiKey(
  deps: AuthDeps,
  { caller, client }: AccountCall,
  { name, scopes, days }: NewApiKey,
): Promise<CreatedApiKey> {
  await requireConfirmed(deps, caller);
  const user = await readOwnAccount(deps, caller.userId);
  const now = deps.now();
  const key = `${apiKeyPrefix}${randomBytes(32).toString('base64url')}`;
  const made = await deps.db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
    const held = await tx.select().from(apiKeys).where(eq(apiKeys.userId, user.id));
    if (held.length >= signInLimits.apiKeysPerAccount)
      throw new AppError('TOO_MANY_SAVED', 'the account has as many keys as it may');
    const [row] = await tx
      .insert(apiKeys)
      .values({
        id: randomUUID(),
        userId: user.id,
        name,
        hash: hashToken(key),
        ending: key.slice(-shownLength),
        scopes: [...new Set(scopes)],
        createdAt: new Date(now),
        expiresAt: days === null ? null : new Date(now + days * dayMs),
      })
      .returning();
    const event = { action: 'api-key-made', result: 'success', actorId: user.id } as const;
    await recordAuditEvent(tx, { at: now, client, event });
    await mailChangedWays(deps, tx, { user, change: 'api-key-on', name });
    return row;
  });
  if (made === undefined) throw new Error('the key was not stored');
  deps.mails.deliverSoon();
  return { ...toApiKey(made), key };
}

/** Ends an own key at once. Throws NOT_FOUND for none or another person's. */
export async function removeApiKey(
  deps: AuthDeps,
  { caller, client }: AccountCall,
  id: string,
): Promise<void> {
  const keyId = parseId(id);
  await deps.db.transaction(async (tx) => {
    const own = and(eq(apiKeys.id, keyId), eq(apiKeys.userId, caller.userId));
    const removed = await tx.delete(apiKeys).where(own).returning({ id: apiKeys.id });
    if (removed.length === 0) throw new AppError('NOT_FOUND', 'no such key of this person');
    const event = { action: 'api-key-removed', result: 'success', actorId: caller.userId } as const;
    await recordAuditEvent(tx, { at: deps.now(), client, event });
  });
}
