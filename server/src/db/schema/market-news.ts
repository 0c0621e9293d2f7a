import type { TickerEvidence } from '@vela/contracts';
import { boolean, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const createTimestampColumn = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3 });

/** Headlines with their sources and links; no text behind them is stored. */
export const marketNews = pgTable(
  'market_news',
  {
    id: text('id').primaryKey(),
    source: text('source').notNull(),
    canonicalUrl: text('canonical_url').notNull(),
    title: text('title').notNull(),
    language: text('language').notNull(),
    publishedAt: createTimestampColumn('published_at'),
    seenAt: createTimestampColumn('seen_at').notNull(),
    /** When it counts as published: the earlier of both. */
    listedAt: createTimestampColumn('listed_at').notNull(),
    tickers: jsonb('tickers').$type<TickerEvidence[]>().notNull(),
    category: text('category').notNull(),
    isSimulated: boolean('is_simulated').notNull(),
    clusterId: text('cluster_id').notNull(),
  },
  (table) => [
    index('market_news_latest').on(table.listedAt),
    index('market_news_cluster').on(table.clusterId),
  ],
);
