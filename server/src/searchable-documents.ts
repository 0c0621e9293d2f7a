import type { Language } from '@vela/contracts';
import type { Database } from './db/database.ts';
import { listArticleTexts } from './features/news/list-article-texts.ts';
import type { SearchDocument } from './features/search/search-index.ts';
import type { SiteIndex } from './pages/site-index.ts';

type Deps = { readonly db: Database; readonly siteIndex: SiteIndex };

/** Everything the site search can find in a language: pages, questions and methods as the web lists them, and the news. */
export async function listSearchable(
  { db, siteIndex }: Deps,
  language: Language,
): Promise<SearchDocument[]> {
  const [pages, articles] = await Promise.all([
    siteIndex.list(language),
    listArticleTexts(db, language),
  ]);
  const news = articles.map(({ slug, title, lead, text }) => ({
    kind: 'news' as const,
    path: `/news/${slug}`,
    title,
    description: lead,
    text,
  }));
  // A question is listed nowhere by itself, only with its page; but it can be found.
  return [...pages.filter(({ indexable, kind }) => indexable || kind === 'question'), ...news];
}
