import { randomUUID } from 'node:crypto';
import { maxShares, permalinkPaths, type NewShare, type Share } from '@vela/contracts';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { deriveKey, hashToken, hashWithKey } from '../derived-key.ts';
import { AppError } from '../errors.ts';
import { isId } from '../http/parse-id.ts';
import type { Database } from './database.ts';
import { users } from './schema/account.ts';
import { analyses, conversations } from './schema/conversation.ts';
import { shares } from './schema/share.ts';

type Deps = {
  readonly db: Database;
  readonly now: () => number;
  readonly config: { readonly sessionSecret: string };
};

type ShareRow = typeof shares.$inferSelect;

const dayMs = 86_400_000;

/** The key of a share's page: it is derived, so that the owner can copy it again, and not stored. */
function toKey({ id, analysisId }: Pick<ShareRow, 'id' | 'analysisId'>, secret: string): string {
  const token = hashWithKey(deriveKey(secret, 'share-token'), id);
  return `${analysisId === null ? 'c' : 'a'}${token}`;
}

/** Stores a link to what is the person's own: the caller has checked that. Throws TOO_MANY_SAVED. */
export async function createShare(
  { db, now, config }: Deps,
  shared: { readonly userId: number; readonly title: string; readonly lastMessageId?: string },
  { analysisId, conversationId, days }: NewShare,
): Promise<Share> {
  const { userId, title, lastMessageId = null } = shared;
  const id = randomUUID();
  const about = {
    analysisId: analysisId ?? null,
    conversationId: conversationId ?? null,
    lastMessageId,
  };
  const key = toKey({ id, ...about }, config.sessionSecret);
  const createdAt = new Date(now());
  const expiresAt = days === null ? null : new Date(now() + days * dayMs);
  await db.transaction(async (tx) => {
    // Two requests at once must not pass the limit together.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const own = and(eq(shares.userId, userId), isNull(shares.revokedAt));
    if ((await tx.$count(shares, own)) >= maxShares)
      throw new AppError('TOO_MANY_SAVED', 'the account has as many links as it may');
    const row = { id, userId, hash: hashToken(key), ...about, createdAt, expiresAt };
    await tx.insert(shares).values(row);
  });
  return {
    id,
    kind: analysisId === undefined ? 'conversation' : 'analysis',
    title,
    path: permalinkPaths.page(key),
    createdAt: createdAt.getTime(),
    expiresAt: expiresAt?.getTime() ?? null,
  };
}

/** The links of an account that are not revoked, the newest first. */
export async function listShares({ db, config }: Deps, userId: number): Promise<Share[]> {
  const rows = await db
    .select({
      share: shares,
      title: conversations.title,
      symbol: analyses.symbol,
      interval: analyses.interval,
    })
    .from(shares)
    .leftJoin(conversations, eq(conversations.id, shares.conversationId))
    .leftJoin(analyses, eq(analyses.id, shares.analysisId))
    .where(and(eq(shares.userId, userId), isNull(shares.revokedAt)))
    .orderBy(desc(shares.createdAt), desc(shares.id));
  return rows.map(({ share, title, symbol, interval }) => ({
    id: share.id,
    kind: share.analysisId === null ? 'conversation' : 'analysis',
    title: title ?? [symbol, interval].filter((part) => part !== null).join(' · '),
    path: permalinkPaths.page(toKey(share, config.sessionSecret)),
    createdAt: share.createdAt.getTime(),
    expiresAt: share.expiresAt?.getTime() ?? null,
  }));
}

/** Ends an own link at once; its address says so from then on. Throws NOT_FOUND. */
export async function revokeShare({ db, now }: Deps, userId: number, id: string): Promise<void> {
  if (!isId(id)) throw new AppError('NOT_FOUND', 'not an id');
  const revoked = await db
    .update(shares)
    .set({ revokedAt: new Date(now()) })
    .where(and(eq(shares.id, id), eq(shares.userId, userId), isNull(shares.revokedAt)))
    .returning({ id: shares.id });
  if (revoked.length === 0) throw new AppError('NOT_FOUND', 'no such link of this person');
}

/** The link of a key. Throws NOT_FOUND, LINK_REVOKED or LINK_EXPIRED. */
export async function findShare({ db, now }: Deps, key: string): Promise<ShareRow> {
  const [found] = await db
    .select({ share: shares, disabled: users.disabled, leaving: users.deletionRequestedAt })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.userId))
    .where(eq(shares.hash, hashToken(key)));
  if (found === undefined || found.disabled || found.leaving !== null)
    throw new AppError('NOT_FOUND', 'no such link, or its account is closed');
  const { share } = found;
  if (share.revokedAt !== null) throw new AppError('LINK_REVOKED', 'the link is revoked');
  if ((share.expiresAt?.getTime() ?? Infinity) <= now())
    throw new AppError('LINK_EXPIRED', 'the link has expired');
  return share;
}
