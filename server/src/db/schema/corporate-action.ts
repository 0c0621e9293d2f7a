import { date, doublePrecision, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Splits (new shares for one old) and dividends (cash for a share, as paid) by the first day on
 * which the share trades without them, from each source that tells of them.
 */
export const corporateActions = pgTable(
  'corporate_actions',
  {
    symbol: text('symbol').notNull(),
    exDate: date('ex_date').notNull(),
    kind: text('kind').notNull(),
    source: text('source').notNull(),
    value: doublePrecision('value').notNull(),
    observedAt: timestamp('observed_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.symbol, table.source, table.exDate, table.kind] })],
);
