import { type Language, languages, type NewsArticle } from '@vela/contracts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { newsArticles } from '../../db/schema/news.ts';
import { toArticleHtml } from './article-html.ts';
import { itemColumns, toNewsItem } from './news-row.ts';

async function listArticleLanguages(db: Database, slug: string): Promise<Language[]> {
  const rows = await db
    .select({ language: newsArticles.language })
    .from(newsArticles)
    .where(eq(newsArticles.slug, slug));
  return languages.filter((language) => rows.some((row) => row.language === language));
}

/** An article by slug, ignoring case; undefined when not in this language. */
export async function readArticle(
  db: Database,
  slug: string,
  language: Language,
): Promise<NewsArticle | undefined> {
  // Skip the query for an invalid slug: PostgreSQL rejects some characters.
  if (!/^[a-z0-9-]{1,200}$/i.test(slug)) return undefined;
  const [row] = await db
    .select({ ...itemColumns, body: newsArticles.body })
    .from(newsArticles)
    .where(and(eq(newsArticles.slug, slug.toLowerCase()), eq(newsArticles.language, language)));
  return (
    row && {
      ...toNewsItem(row),
      html: toArticleHtml(row.body),
      languages: await listArticleLanguages(db, row.slug),
    }
  );
}
