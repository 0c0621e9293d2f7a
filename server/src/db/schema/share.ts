import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { analyses, conversations } from './conversation.ts';

const createTimestampColumn = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3 });

/** A link by which everybody may read one analysis, or one conversation as it was. */
export const shares = pgTable(
  'shares',
  {
    id: uuid('id').primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of the token in its address. */
    hash: text('hash').notNull().unique('shares_hash'),
    analysisId: uuid('analysis_id').references(() => analyses.id, { onDelete: 'cascade' }),
    conversationId: uuid('conversation_id').references(() => conversations.id, {
      onDelete: 'cascade',
    }),
    /** The last message of the branch that is shared: later ones are not. */
    lastMessageId: uuid('last_message_id'),
    createdAt: createTimestampColumn('created_at').notNull(),
    /** Null: until it is revoked. */
    expiresAt: createTimestampColumn('expires_at'),
    /** A revoked link says so. */
    revokedAt: createTimestampColumn('revoked_at'),
  },
  (table) => [
    index('shares_of_user').on(table.userId, table.createdAt),
    index('shares_of_analysis').on(table.analysisId),
    index('shares_of_conversation').on(table.conversationId),
    check('shares_one_thing', sql`num_nonnulls(analysis_id, conversation_id) = 1`),
  ],
);
