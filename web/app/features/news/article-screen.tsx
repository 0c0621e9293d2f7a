import { languageKeys, type NewsArticle, type NewsItem } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { PageBreadcrumb } from '../../lib/page-breadcrumb.tsx';
import type { Crumb } from '../../lib/page-graph.ts';
import { RenderedText } from '../../lib/rendered-text.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { ArticleByline } from './article-byline.tsx';
import { FeedHead } from './feed-link.tsx';
import { NewsCards } from './news-cards.tsx';

function Further({ items }: { items: readonly NewsItem[] }) {
  const { t } = useTranslation('news');
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="further" className="mt-16 border-t border-line pt-10">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 id="further" className="text-2xl font-semibold tracking-tight">
          {t('further')}
        </h2>
        <Link to="/news" className="link link-alone">
          {t('all')}
        </Link>
      </div>
      <NewsCards items={items} />
    </section>
  );
}

/** Link to the article in the other language, if any; a new document, as the server chooses it. */
function OtherLanguage({ article: { slug, languages } }: { article: NewsArticle }) {
  const { t } = useTranslation('news');
  const other = useLanguage() === 'en' ? 'tr' : 'en';
  if (!languages.includes(other)) return null;
  return (
    <p>
      <a
        href={`/news/${slug}?${languageKeys.query}=${other}`}
        hrefLang={other}
        className="link link-alone"
      >
        {t('otherLanguage')}
      </a>
    </p>
  );
}

type ArticleScreenProps = {
  article: NewsArticle;
  further: readonly NewsItem[];
  crumbs: readonly Crumb[];
};

/** One article in a readable column, with related articles below. */
export function ArticleScreen({ article, further, crumbs }: ArticleScreenProps) {
  const { t } = useTranslation('news');
  return (
    <div className="mx-auto w-full max-w-page px-4 py-12 sm:px-6 lg:py-16">
      <FeedHead />
      <PageBreadcrumb crumbs={crumbs} className="mb-8" />
      <article className="mx-auto max-w-prose">
        <SectionHeading level={1} title={article.title} lead={article.lead} />
        <ArticleByline article={article} />
        {/* Made from Markdown and sanitised on the server. */}
        <RenderedText
          html={article.html}
          className="content mt-8 min-w-0 overflow-x-auto border-t border-line pt-8 [&>h2]:mt-11"
        />
        <footer className="mt-10 grid gap-2 border-t border-line pt-6 text-sm text-muted">
          <p>{t('notice')}</p>
          <OtherLanguage article={article} />
        </footer>
      </article>
      <Further items={further} />
    </div>
  );
}
