import { and, desc, eq } from 'drizzle-orm';
import {
  dealInputsSchema,
  savedDeals,
  type ChangeDealRequest,
  type SavedDeal,
  type SaveDealRequest,
} from '@vela/contracts';
import type { Database } from '../../db/database.ts';
import { requireRoom } from '../../db/require-room.ts';
import { propertyDeals } from '../../db/schema/property-deal.ts';
import { AppError } from '../../errors.ts';
import { parseId } from '../../http/parse-id.ts';

type Row = typeof propertyDeals.$inferSelect;

/** Whose deal it is. Throws NOT_FOUND for an id that is none. */
const isOwn = (userId: number, id: string) =>
  and(eq(propertyDeals.id, parseId(id)), eq(propertyDeals.userId, userId));

const createNotFoundError = () => new AppError('NOT_FOUND', 'no such deal of this person');

function toSavedDeal({ id, name, inputs, createdAt, updatedAt }: Row): SavedDeal {
  return {
    id,
    name,
    inputs: dealInputsSchema.parse(inputs),
    createdAt: createdAt.getTime(),
    updatedAt: updatedAt.getTime(),
  };
}

/** All deals of a person, the latest change first. */
export async function listDeals(db: Database, userId: number): Promise<SavedDeal[]> {
  const rows = await db
    .select()
    .from(propertyDeals)
    .where(eq(propertyDeals.userId, userId))
    .orderBy(desc(propertyDeals.updatedAt), desc(propertyDeals.id));
  return rows.map(toSavedDeal);
}

type Saver = { readonly userId: number; readonly now: number };

/** Saves a new deal. Throws TOO_MANY_SAVED when the account is full. */
export async function saveDeal(
  db: Database,
  { name, inputs }: SaveDealRequest,
  { userId, now }: Saver,
): Promise<SavedDeal> {
  return await db.transaction(async (transaction) => {
    await requireRoom(transaction, propertyDeals, { userId, most: savedDeals.perAccount });
    const at = new Date(now);
    const values = { userId, name, inputs, createdAt: at, updatedAt: at };
    const [saved] = await transaction.insert(propertyDeals).values(values).returning();
    if (saved === undefined) throw new Error('an inserted row is returned');
    return toSavedDeal(saved);
  });
}

/** Changes an own deal's name or inputs. Throws NOT_FOUND for none or another user's. */
export async function changeDeal(
  db: Database,
  { id, ...change }: ChangeDealRequest & { readonly id: string },
  { userId, now }: Saver,
): Promise<SavedDeal> {
  const [changed] = await db
    .update(propertyDeals)
    .set({ ...change, updatedAt: new Date(now) })
    .where(isOwn(userId, id))
    .returning();
  if (changed === undefined) throw createNotFoundError();
  return toSavedDeal(changed);
}

/** Deletes an own deal. Throws NOT_FOUND for none or another user's. */
export async function deleteDeal(db: Database, id: string, userId: number): Promise<void> {
  const deleted = await db
    .delete(propertyDeals)
    .where(isOwn(userId, id))
    .returning({ id: propertyDeals.id });
  if (deleted.length === 0) throw createNotFoundError();
}
