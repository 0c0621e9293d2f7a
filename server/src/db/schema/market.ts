import {
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';

/** A cached series per (symbol, interval, source kind, vendor); first candle is the anchor. */
export const candleSeries = pgTable(
  'candle_series',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    symbol: text('symbol').notNull(),
    interval: text('interval').notNull(),
    kind: text('kind').notNull(),
    vendor: text('vendor').notNull(),
    version: text('version').notNull(),
    health: jsonb('health').notNull(),
    fetchedAt: timestamp('fetched_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    unique('candle_series_key').on(table.symbol, table.interval, table.kind, table.vendor),
  ],
);

/** `openTime` is UTC milliseconds, as everywhere. */
export const candles = pgTable(
  'candles',
  {
    seriesId: integer('series_id')
      .notNull()
      .references(() => candleSeries.id, { onDelete: 'cascade' }),
    openTime: doublePrecision('open_time').notNull(),
    open: doublePrecision('open').notNull(),
    high: doublePrecision('high').notNull(),
    low: doublePrecision('low').notNull(),
    close: doublePrecision('close').notNull(),
    volume: doublePrecision('volume').notNull(),
  },
  (table) => [primaryKey({ columns: [table.seriesId, table.openTime] })],
);

/** The live vendor that is asked first for a series, where none is chosen. */
export const seriesOwners = pgTable(
  'series_owners',
  {
    symbol: text('symbol').notNull(),
    interval: text('interval').notNull(),
    vendor: text('vendor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.symbol, table.interval] })],
);
