import { bigint, index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** News articles, one row per language. `body` is Markdown; it becomes HTML, sanitised, when it is read. */
export const newsArticles = pgTable(
  'news_articles',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The address, the same in every language, in lower case. */
    slug: text('slug').notNull(),
    language: text('language', { enum: ['en', 'tr'] }).notNull(),
    title: text('title').notNull(),
    lead: text('lead').notNull(),
    body: text('body').notNull(),
    author: text('author').notNull(),
    publishedAt: instant('published_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Hash of the article as it was seeded; null for one that a person wrote. A row of another hash was edited and is not seeded again. */
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
