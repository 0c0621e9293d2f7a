import {
  watchlistLimits,
  watchlistSchema,
  type ChangeWatchlistRequest,
  type CreateWatchlistRequest,
  type Watchlist,
} from '@vela/contracts';
import { and, asc, eq, max } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { requireRoom } from '../../db/require-room.ts';
import { watchlists } from '../../db/schema/watchlist.ts';
import { AppError } from '../../errors.ts';
import { parseId } from '../../http/parse-id.ts';

type Owner = { readonly userId: number; readonly now: number };

/** Whose list it is. Throws NOT_FOUND for an id that is none. */
const isOwn = (userId: number, id: string) =>
  and(eq(watchlists.id, parseId(id)), eq(watchlists.userId, userId));

const createNotFoundError = () => new AppError('NOT_FOUND', 'no such watchlist of this person');

function toWatchlist({ id, name, items, updatedAt }: typeof watchlists.$inferSelect): Watchlist {
  return watchlistSchema.parse({ id, name, items, updatedAt: updatedAt.getTime() });
}

/** All lists of a person, in the order in which they were made. */
export async function listWatchlists(db: Database, userId: number): Promise<Watchlist[]> {
  const rows = await db
    .select()
    .from(watchlists)
    .where(eq(watchlists.userId, userId))
    .orderBy(asc(watchlists.position), asc(watchlists.id));
  return rows.map(toWatchlist);
}

/** An own list. Throws NOT_FOUND for none or another person's. */
export async function readWatchlist(db: Database, id: string, userId: number): Promise<Watchlist> {
  const [row] = await db.select().from(watchlists).where(isOwn(userId, id));
  if (row === undefined) throw createNotFoundError();
  return toWatchlist(row);
}

/** Saves a new list. Throws TOO_MANY_SAVED when the account is full. */
export async function createWatchlist(
  db: Database,
  { name, items = [] }: CreateWatchlistRequest,
  { userId, now }: Owner,
): Promise<Watchlist> {
  return await db.transaction(async (transaction) => {
    await requireRoom(transaction, watchlists, { userId, most: watchlistLimits.perAccount });
    const [kept] = await transaction
      .select({ last: max(watchlists.position) })
      .from(watchlists)
      .where(eq(watchlists.userId, userId));
    const position = (kept?.last ?? 0) + 1;
    const [row] = await transaction
      .insert(watchlists)
      .values({ userId, position, name, items, updatedAt: new Date(now) })
      .returning();
    if (row === undefined) throw new Error('an inserted row is returned');
    return toWatchlist(row);
  });
}

/** Renames an own list or replaces its items. Throws NOT_FOUND for none or another person's. */
export async function changeWatchlist(
  db: Database,
  { id, ...change }: ChangeWatchlistRequest & { readonly id: string },
  { userId, now }: Owner,
): Promise<Watchlist> {
  const [row] = await db
    .update(watchlists)
    .set({ ...change, updatedAt: new Date(now) })
    .where(isOwn(userId, id))
    .returning();
  if (row === undefined) throw createNotFoundError();
  return toWatchlist(row);
}

/** Deletes an own list; alerts on its instruments stay. Throws NOT_FOUND for none of this person. */
export async function deleteWatchlist(db: Database, id: string, userId: number): Promise<void> {
  const deleted = await db
    .delete(watchlists)
    .where(isOwn(userId, id))
    .returning({ id: watchlists.id });
  if (deleted.length === 0) throw createNotFoundError();
}
