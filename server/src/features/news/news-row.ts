import type { NewsItem } from '@vela/contracts';
import { sql } from 'drizzle-orm';
import { newsArticles } from '../../db/schema/news.ts';

const wordsPerMinute = 200;

/** Columns of the news list; words are counted in the database, so that the body is not fetched. */
export const itemColumns = {
  slug: newsArticles.slug,
  title: newsArticles.title,
  lead: newsArticles.lead,
  author: newsArticles.author,
  publishedAt: newsArticles.publishedAt,
  updatedAt: newsArticles.updatedAt,
  words: sql<number>`array_length(regexp_split_to_array(${newsArticles.body}, '\\s+'), 1)`,
};

export type ItemRow = Omit<NewsItem, 'publishedAt' | 'updatedAt' | 'readingMinutes'> & {
  readonly publishedAt: Date;
  readonly updatedAt: Date;
  readonly words: number;
};

/** The day of an instant in UTC: 2026-11-02. */
export function toDay(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

export function toNewsItem({
  words,
  publishedAt,
  updatedAt,
  slug,
  title,
  lead,
  author,
}: ItemRow): NewsItem {
  return {
    slug,
    title,
    lead,
    author,
    publishedAt: toDay(publishedAt),
    updatedAt: toDay(updatedAt),
    readingMinutes: Math.max(1, Math.round(words / wordsPerMinute)),
  };
}
