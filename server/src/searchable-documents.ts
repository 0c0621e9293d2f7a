import type { Language } from '@vela/contracts';
import type { Database } from './db/database.ts';
import { listArticleTexts } from './features/news/list-article-texts.ts';
import type { SearchDocument } from './features/search/search-index.ts';
import type { SiteIndex } from './pages/site-index.ts';

type Deps = { readonly db: Database; readonly siteIndex: SiteIndex };

/** Searchable documents of a language: pages, questions, methods (from the web), news. */
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
  // A question is not indexable by itself, only its page; the site search includes it.
  return [...pages.filter(({ indexable, kind }) => indexable || kind === 'question'), ...news];
}
