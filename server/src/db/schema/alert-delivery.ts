import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { alertFirings } from './alert.ts';
import { reminderFirings } from './event-reminder.ts';

const createTimestampColumn = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3 });

/** Where firings are sent beside mail: an address of a program, or a browser. */
export const alertChannels = pgTable(
  'alert_channels',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    /** Hash of the address, so that a browser that subscribes twice has one channel. */
    addressHash: text('address_hash').notNull(),
    /** Address and keys, encrypted. */
    content: text('content').notNull(),
    state: text('state').notNull(),
    /** Since when every delivery failed. */
    failingSince: createTimestampColumn('failing_since'),
    createdAt: createTimestampColumn('created_at').notNull(),
  },
  (table) => [unique('alert_channels_address').on(table.userId, table.addressHash)],
);

/** A firing or reminder on its way to a channel, once each; sent at least once, with the same id. */
export const alertDeliveries = pgTable(
  'alert_deliveries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What is sent: a firing of an alert, or a reminder. */
    firingId: bigint('firing_id', { mode: 'number' }).references(() => alertFirings.id, {
      onDelete: 'cascade',
    }),
    reminderId: bigint('reminder_id', { mode: 'number' }).references(() => reminderFirings.id, {
      onDelete: 'cascade',
    }),
    channelId: uuid('channel_id')
      .notNull()
      .references(() => alertChannels.id, { onDelete: 'cascade' }),
    state: text('state').notNull().default('waiting'),
    tries: smallint('tries').notNull().default(0),
    nextTryAt: createTimestampColumn('next_try_at').notNull(),
    sentAt: createTimestampColumn('sent_at'),
    /** Why the last try failed, and the status of its answer. */
    fault: text('fault'),
    status: integer('status'),
  },
  (table) => [
    unique('alert_deliveries_once').on(table.firingId, table.channelId),
    unique('alert_deliveries_reminder_once').on(table.reminderId, table.channelId),
    check('alert_deliveries_of_one', sql`(firing_id is null) <> (reminder_id is null)`),
    index('alert_deliveries_of_channel').on(table.channelId, table.id),
    index('alert_deliveries_due')
      .on(table.nextTryAt)
      .where(sql`state = 'waiting'`),
  ],
);
