import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Charts of the guests' workspace: `key` names chart and language, `body` is JSON. */
export const exploredCharts = pgTable('explored_charts', {
  key: text('key').primaryKey(),
  madeAt: timestamp('made_at', { withTimezone: true, precision: 3 }).notNull(),
  body: text('body').notNull(),
});
