import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CalendarEvent, ReminderFilter } from '@vela/contracts';
import { users } from './account.ts';

const createTimestampColumn = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3 });

/** Wishes to be reminded of an event of the calendar, or of all that pass a filter. */
export const eventReminders = pgTable(
  'event_reminders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    minutes: smallint('minutes').notNull(),
    email: boolean('email').notNull(),
    eventId: text('event_id'),
    filter: jsonb('filter').$type<ReminderFilter>(),
    createdAt: createTimestampColumn('created_at').notNull(),
  },
  (table) => [
    unique('event_reminders_of_event').on(table.userId, table.eventId, table.minutes),
    index('event_reminders_of_user').on(table.userId, table.createdAt),
  ],
);

/**
 * What a person was reminded of, once: the unique key holds over restarts, processes, and reminders
 * that mean the same event. An event that moves begins at another time, and is reminded of anew.
 */
export const reminderFirings = pgTable(
  'reminder_firings',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    eventId: text('event_id').notNull(),
    eventVersion: integer('event_version').notNull(),
    startsAt: createTimestampColumn('starts_at').notNull(),
    minutes: smallint('minutes').notNull(),
    /** The event as it was known then. */
    event: jsonb('event').$type<CalendarEvent>().notNull(),
    firedAt: createTimestampColumn('fired_at').notNull(),
    readAt: createTimestampColumn('read_at'),
    mailedAt: createTimestampColumn('mailed_at'),
    mailWanted: boolean('mail_wanted').notNull(),
  },
  (table) => [
    unique('reminder_firings_occurrence').on(
      table.userId,
      table.eventId,
      table.startsAt,
      table.minutes,
    ),
    index('reminder_firings_of_user').on(table.userId, table.id),
    index('reminder_firings_to_mail')
      .on(table.userId)
      .where(sql`mail_wanted and mailed_at is null`),
  ],
);
