import { bigint, index, json, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';

const createTimestampColumn = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3 }).notNull();

/** Property deals that people have saved; `inputs` as given, nothing of them calculated. */
export const propertyDeals = pgTable(
  'property_deals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    inputs: json('inputs').notNull(),
    createdAt: createTimestampColumn('created_at'),
    updatedAt: createTimestampColumn('updated_at'),
  },
  (table) => [
    index('property_deals_of_user').on(table.userId, table.updatedAt.desc().nullsFirst()),
  ],
);
