import { doublePrecision, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Latest base rates per series; can always be recomputed. `countedTo` is UTC milliseconds. */
export const baseRates = pgTable('base_rates', {
  series: text('series').primaryKey(),
  version: text('version').notNull(),
  method: text('method').notNull(),
  countedTo: doublePrecision('counted_to').notNull(),
  rates: jsonb('rates').notNull(),
});
