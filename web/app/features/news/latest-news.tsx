import type { NewsItem } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { NewsCards } from './news-cards.tsx';

/** The latest articles as a part of another page; nothing when there are none. */
export function LatestNews({ items }: { items: readonly NewsItem[] }) {
  const { t } = useTranslation('news');
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="latest-news" className="mx-auto w-full max-w-page px-4 py-16 sm:px-6 lg:py-24">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <SectionHeading id="latest-news" title={t('latest')} />
        <Link to="/news" className="link inline-flex min-h-6 items-center">
          {t('all')}
        </Link>
      </div>
      <NewsCards items={items} />
    </section>
  );
}
