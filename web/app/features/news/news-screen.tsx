import type { NewsItem } from '@vela/contracts';
import { Newspaper } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageBreadcrumb } from '../../lib/page-breadcrumb.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { FeedHead, FeedLink } from './feed-link.tsx';
import { NewsCards } from './news-cards.tsx';

/** The list of all articles, latest first. */
export function NewsScreen({ items }: { items: readonly NewsItem[] }) {
  const { t } = useTranslation('news');
  return (
    <div className="mx-auto w-full max-w-page px-4 py-12 sm:px-6 lg:py-16">
      <FeedHead />
      <PageBreadcrumb crumbs={[{ name: t('title'), path: '/news' }]} className="mb-8" />
      <SectionHeading level={1} title={t('heading')} lead={t('lead')} />
      <section aria-labelledby="articles" className="mt-12">
        <h2 id="articles" className="sr-only">
          {t('articles')}
        </h2>
        {items.length === 0 ? (
          <EmptyState icon={Newspaper} title={t('none.title')}>
            <p>{t('none.text')}</p>
          </EmptyState>
        ) : (
          <NewsCards items={items} abreast={2} />
        )}
      </section>
      <p className="mt-10">
        <FeedLink />
      </p>
    </div>
  );
}
