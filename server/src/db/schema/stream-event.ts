import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Events that a stream resumes with: closed candles and their like, for a day. */
export const streamEvents = pgTable(
  'stream_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    topic: text('topic').notNull(),
    event: text('event').notNull(),
    /** JSON as it is sent. */
    body: text('body').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    index('stream_events_topic').on(table.topic, table.id),
    index('stream_events_created_at').on(table.createdAt),
  ],
);
