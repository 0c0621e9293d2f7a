import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { AppError } from '../errors.ts';
import { users } from './schema/account.ts';
import type { Transaction } from './transaction.ts';

/**
 * Throws TOO_MANY_SAVED where an account keeps as many rows of a table as it may. Its row is
 * locked until the transaction ends: two at once do not both find room.
 */
export async function requireRoom(
  transaction: Transaction,
  table: PgTable & { readonly userId: PgColumn },
  { userId, most }: { readonly userId: number; readonly most: number },
): Promise<void> {
  await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if ((await transaction.$count(table, eq(table.userId, userId))) >= most)
    throw new AppError('TOO_MANY_SAVED', 'the account keeps as many of these as it can');
}
