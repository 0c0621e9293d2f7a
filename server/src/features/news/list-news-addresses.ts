import type { Language } from '@vela/contracts';
import { asc, desc } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { newsArticles } from '../../db/schema/news.ts';
import { toDay } from './news-row.ts';

/** Where every article is, in every language it exists in, and the day it last changed. */
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
