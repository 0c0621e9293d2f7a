import type { Language } from '@vela/contracts';
import { asc, desc } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { newsArticles } from '../../db/schema/news.ts';
import { toDay } from './news-row.ts';

/** Slugs of all articles in every language they exist in, with the UTC day of the last change. */
export async function listNewsAddresses(
  db: Database,
): Promise<{ slug: string; language: Language; updatedAt: string }[]> {
  const { slug, language, updatedAt, publishedAt } = newsArticles;
  const rows = await db
    .select({ slug, language, updatedAt })
    .from(newsArticles)
    .orderBy(desc(publishedAt), asc(slug));
  return rows.map((row) => ({ ...row, updatedAt: toDay(row.updatedAt) }));
}
