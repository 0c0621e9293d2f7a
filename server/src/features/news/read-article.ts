import type { Language, NewsArticle } from '@vela/contracts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { newsArticles } from '../../db/schema/news.ts';
import { toArticleHtml } from './article-html.ts';
import { itemColumns, toNewsItem } from './news-row.ts';

/** The article at an address in any letter case; undefined when this language has none. */
export async function readArticle(db: Database, slug: string, language: Language): Promise<NewsArticle | undefined> {
  // What can be no slug is not asked for: the database refuses some signs altogether.
  if (!/^[a-z0-9-]{1,200}$/i.test(slug)) return undefined;
  const [row] = await db
    .select({ ...itemColumns, body: newsArticles.body })
    .from(newsArticles)
    .where(and(eq(newsArticles.slug, slug.toLowerCase()), eq(newsArticles.language, language)));
  return row && { ...toNewsItem(row), html: toArticleHtml(row.body) };
}
