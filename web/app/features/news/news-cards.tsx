import type { NewsItem } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { HeadingLevel } from '../../ui/heading.tsx';
import { DayText } from '../../lib/day-text.tsx';

type NewsCardsProps = {
  items: readonly NewsItem[];
  /** Level of the articles' titles in the page's outline. */
  level?: HeadingLevel;
  /** Two abreast where the list is the page, three where it is a part of one. */
  abreast?: 2 | 3;
};

/** Articles as cards, each of which leads to its article. */
export function NewsCards({ items, level = 3, abreast = 3 }: NewsCardsProps) {
  const { t } = useTranslation('news');
  return (
    <ul className={classNames('grid gap-4 sm:grid-cols-2', abreast === 3 && 'lg:grid-cols-3')}>
      {items.map(({ slug, title, lead, publishedAt, readingMinutes }) => (
        <li key={slug} className="grid">
          <Card
            title={title}
            level={level}
            href={`/news/${slug}`}
            eyebrow={<DayText day={publishedAt} />}
            footer={
              <p className="text-sm text-muted">{t('readingMinutes', { count: readingMinutes })}</p>
            }
          >
            <p className="leading-relaxed">{lead}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
