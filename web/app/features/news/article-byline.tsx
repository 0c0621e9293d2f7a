import type { NewsItem } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { DayText } from '../../lib/day-text.tsx';

/** Author, date and reading time of an article. */
export function ArticleByline({ article }: { article: NewsItem }) {
  const { t } = useTranslation('news');
  const { author, publishedAt, updatedAt, readingMinutes } = article;
  return (
    <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
      <li className="text-ink">{author}</li>
      <li>
        <span className="sr-only">{t('published')}: </span>
        <DayText day={publishedAt} />
      </li>
      {updatedAt !== publishedAt && (
        <li>
          {t('updated')}: <DayText day={updatedAt} />
        </li>
      )}
      <li>{t('readingMinutes', { count: readingMinutes })}</li>
    </ul>
  );
}
