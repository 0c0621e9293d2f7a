import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Sessions that ended and accounts that changed, written by triggers. `transactionId` tells which
 * rows a poll has not seen: an identity can be committed after a higher one.
 */
export const sessionChanges = pgTable(
  'session_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    sessionId: uuid('session_id'),
    userId: bigint('user_id', { mode: 'number' }),
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('session_changes_transaction').on(table.transactionId)],
);
