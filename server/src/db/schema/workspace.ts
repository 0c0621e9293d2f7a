import { bigint, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { conversations } from './conversation.ts';

/** Where an account left its workspace; `layers` are texts by name, which only browsers read. */
export const workspaces = pgTable('workspaces', {
  userId: bigint('user_id', { mode: 'number' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  symbol: text('symbol'),
  interval: text('interval'),
  candleLimit: integer('candle_limit'),
  conversationId: uuid('conversation_id').references(() => conversations.id, {
    onDelete: 'set null',
  }),
  layers: jsonb('layers').notNull().default({}),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
});
