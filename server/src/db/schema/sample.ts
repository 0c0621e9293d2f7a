import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Home page samples, newest shown; `content` without, `sentences` with texts by language. */
export const sampleAnalyses = pgTable(
  'sample_analyses',
  {
    id: uuid('id').primaryKey(),
    madeAt: timestamp('made_at', { withTimezone: true, precision: 3 }).notNull(),
    content: text('content').notNull(),
    sentences: text('sentences').notNull(),
  },
  (table) => [index('sample_analyses_made_at').on(table.madeAt)],
);
