import type { NewsItem } from '@vela/contracts';
import { Newspaper } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LivingPart } from '../../lib/page-parts/ready-parts.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { FeedHead, FeedLink } from './feed-link.tsx';
import { NewsCards } from './news-cards.tsx';

type NewsScreenProps = {
  items: readonly NewsItem[];
  crumbs: readonly { name: string; path: string }[];
};

/** The list of all articles, the latest first. */
export function NewsScreen({ items, crumbs }: NewsScreenProps) {
  const { t } = useTranslation(['news', 'site']);
  return (
    <div className="mx-auto w-full max-w-page px-4 py-12 sm:px-6 lg:py-16">
      <FeedHead />
      <Breadcrumb label={t('site:breadcrumb')} crumbs={crumbs} className="mb-8" />
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
          <LivingPart name="news" of={JSON.stringify(items)}>
            <NewsCards items={items} abreast={2} />
          </LivingPart>
        )}
      </section>
      <p className="mt-10">
        <FeedLink />
      </p>
    </div>
  );
}
