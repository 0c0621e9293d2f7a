import type { Language, NewsItem } from '@vela/contracts';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { newsArticles } from '../../db/schema/news.ts';
import { toArticleText } from './article-html.ts';

export type ArticleText = Pick<NewsItem, 'slug' | 'title' | 'lead'> & { readonly text: string };

/** All articles of a language, the latest first. */
export async function listArticleTexts(db: Database, language: Language): Promise<ArticleText[]> {
  const { slug, title, lead, body } = newsArticles;
  const rows = await db
    .select({ slug, title, lead, body })
    .from(newsArticles)
    .where(eq(newsArticles.language, language))
    .orderBy(desc(newsArticles.publishedAt), slug);
  return rows.map((row) => ({
    slug: row.slug,
    title: row.title,
    lead: row.lead,
    text: toArticleText(row.body),
  }));
}
