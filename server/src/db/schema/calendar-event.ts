import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { CalendarEvent } from '@vela/contracts';
import { users } from './account.ts';

const createTimestampColumn = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3 });

/** All versions of all events; none is changed or removed, so that what was known then can be read. */
export const calendarEventVersions = pgTable(
  'calendar_event_versions',
  {
    eventId: text('event_id').notNull(),
    version: integer('version').notNull(),
    startsAt: createTimestampColumn('starts_at').notNull(),
    observedAt: createTimestampColumn('observed_at').notNull(),
    event: jsonb('event').$type<CalendarEvent>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.version] }),
    index('calendar_event_versions_start').on(table.startsAt),
  ],
);

/** What documents of the outside world last answered: validators, and when they did. */
export const outsideSources = pgTable('outside_sources', {
  id: text('id').primaryKey(),
  etag: text('etag'),
  lastModified: text('last_modified'),
  checkedAt: createTimestampColumn('checked_at').notNull(),
  succeededAt: createTimestampColumn('succeeded_at'),
});

/** Addresses by which calendar programs read the events of a person; of the token only a hash. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: bigint('user_id', { mode: 'number' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: createTimestampColumn('created_at').notNull(),
});
