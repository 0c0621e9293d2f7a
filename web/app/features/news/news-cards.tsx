import type { NewsItem } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { Glyph } from '../../figures/glyph.tsx';
import { toOwnGlyph } from '../../figures/own-glyph.ts';
import { Card } from '../../ui/card.tsx';
import { joinClassNames } from '../../ui/class-names.ts';
import { DayText } from '../../lib/day-text.tsx';

type NewsCardsProps = { items: readonly NewsItem[]; abreast?: 2 | 3 };

/** Articles as cards that link to them. */
export function NewsCards({ items, abreast = 3 }: NewsCardsProps) {
  const { t } = useTranslation('news');
  return (
    <ul className={joinClassNames('grid gap-4 sm:grid-cols-2', abreast === 3 && 'lg:grid-cols-3')}>
      {items.map(({ slug, title, lead, publishedAt, readingMinutes }) => (
        <li key={slug} className="grid">
          <Card
            title={title}
            href={`/news/${slug}`}
            picture={<Glyph drawing={toOwnGlyph(slug)} />}
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
