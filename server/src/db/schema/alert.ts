import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';

const createTimestampColumn = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3 });

/** Series that alerts wait on. Candles up to the open time `evaluated_through` were evaluated. */
export const alertSeries = pgTable(
  'alert_series',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    symbol: text('symbol').notNull(),
    interval: text('interval').notNull(),
    kind: text('kind').notNull(),
    vendor: text('vendor').notNull(),
    evaluatedThrough: bigint('evaluated_through', { mode: 'number' }).notNull(),
    /** Why it could not be evaluated at the last try. */
    fault: text('fault'),
  },
  (table) => [
    unique('alert_series_key').on(table.symbol, table.interval, table.kind, table.vendor),
  ],
);

/** Alerts of people; what fires follows from the candles, the cursor of the series and these rows. */
export const alerts = pgTable(
  'alerts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seriesId: integer('series_id')
      .notNull()
      .references(() => alertSeries.id),
    condition: jsonb('condition').notNull(),
    evaluation: text('evaluation').notNull(),
    frequency: text('frequency').notNull(),
    coolDownMinutes: integer('cool_down_minutes').notNull(),
    email: boolean('email').notNull(),
    note: text('note').notNull(),
    state: text('state').notNull(),
    /** Only candles that open later can fire. */
    armedAfter: bigint('armed_after', { mode: 'number' }).notNull(),
    expiresAt: createTimestampColumn('expires_at').notNull(),
    /** Close of the last candle that fired. */
    lastFiredAt: createTimestampColumn('last_fired_at'),
    firedCount: integer('fired_count').notNull().default(0),
    createdAt: createTimestampColumn('created_at').notNull(),
  },
  (table) => [
    index('alerts_of_user').on(table.userId, table.createdAt),
    index('alerts_of_series')
      .on(table.seriesId)
      .where(sql`state = 'active'`),
  ],
);

/** What fired, once per occurrence: the unique key holds over restarts and processes. */
export const alertFirings = pgTable(
  'alert_firings',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    alertId: uuid('alert_id')
      .notNull()
      .references(() => alerts.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    occurrenceKey: text('occurrence_key').notNull(),
    /** The condition as it was, since alerts can be changed. */
    condition: jsonb('condition').notNull(),
    candleOpenTime: bigint('candle_open_time', { mode: 'number' }).notNull(),
    value: doublePrecision('value').notNull(),
    against: doublePrecision('against'),
    side: text('side').notNull(),
    seriesHash: text('series_hash').notNull(),
    provisional: boolean('provisional').notNull(),
    late: boolean('late').notNull(),
    firedAt: createTimestampColumn('fired_at').notNull(),
    readAt: createTimestampColumn('read_at'),
    /** Set with the mail that tells of it; null where none is wanted or it still waits. */
    mailedAt: createTimestampColumn('mailed_at'),
    mailWanted: boolean('mail_wanted').notNull(),
  },
  (table) => [
    unique('alert_firings_occurrence').on(table.alertId, table.occurrenceKey),
    index('alert_firings_of_user').on(table.userId, table.id),
    index('alert_firings_to_mail')
      .on(table.userId)
      .where(sql`mail_wanted and mailed_at is null`),
  ],
);
