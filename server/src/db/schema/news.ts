import { languages } from '@vela/contracts';
import { bigint, index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

const createTimestampColumn = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3 });

/** One row per language; `body` is Markdown, converted to sanitised HTML when read. */
export const newsArticles = pgTable(
  'news_articles',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Lower-case URL slug, the same in every language. */
    slug: text('slug').notNull(),
    language: text('language', { enum: languages }).notNull(),
    title: text('title').notNull(),
    lead: text('lead').notNull(),
    body: text('body').notNull(),
    author: text('author').notNull(),
    publishedAt: createTimestampColumn('published_at').notNull(),
    updatedAt: createTimestampColumn('updated_at').notNull(),
    /** Hash of the seeded article (null: a user's); a row with another was edited and is kept. */
    seedHash: text('seed_hash'),
  },
  (table) => [
    unique('news_articles_slug_language').on(table.slug, table.language),
    index('news_articles_latest').on(
      table.language,
      table.publishedAt.desc().nullsFirst(),
      table.slug,
    ),
  ],
);
