import { type Language, languages, type NewsArticle } from '@vela/contracts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { newsArticles } from '../../db/schema/news.ts';
import { toArticleHtml } from './article-html.ts';
import { itemColumns, toNewsItem } from './news-row.ts';

/** The languages an article can be read in. */
async function languagesOf(db: Database, slug: string): Promise<Language[]> {
  const rows = await db
    .select({ language: newsArticles.language })
    .from(newsArticles)
    .where(eq(newsArticles.slug, slug));
  return languages.filter((language) => rows.some((row) => row.language === language));
}

/** The article at an address in any letter case; undefined when this language has none. */
export async function readArticle(
  db: Database,
  slug: string,
  language: Language,
): Promise<NewsArticle | undefined> {
  // What can be no slug is not asked for: the database refuses some signs altogether.
  if (!/^[a-z0-9-]{1,200}$/i.test(slug)) return undefined;
  const [row] = await db
    .select({ ...itemColumns, body: newsArticles.body })
    .from(newsArticles)
    .where(and(eq(newsArticles.slug, slug.toLowerCase()), eq(newsArticles.language, language)));
  return (
    row && {
      ...toNewsItem(row),
      html: toArticleHtml(row.body),
      languages: await languagesOf(db, row.slug),
    }
  );
}
