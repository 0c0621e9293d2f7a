import type { NewsItem } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Glyph } from '../../figures/glyph.tsx';
import type { GlyphDrawing } from '../../figures/glyph-drawings.ts';
import { DayText } from '../../lib/day-text.tsx';
import { Card } from '../../ui/card.tsx';

/** An article with the small picture of it. */
type DrawnNews = NewsItem & { drawing: GlyphDrawing };

/** The newest articles; renders nothing while there are none. */
export function LatestNews({ news }: { news: readonly DrawnNews[] }) {
  const { t } = useTranslation('home');
  if (news.length === 0) return null;
  return (
    <section
      aria-labelledby="news-heading"
      className="mx-auto w-full max-w-page px-4 py-14 sm:px-6 lg:py-20"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <p className="eyebrow">{t('news.eyebrow')}</p>
          <h2 id="news-heading" className="display mt-3 text-3xl sm:text-4xl">
            {t('news.heading')}
          </h2>
        </div>
        <Link to="/news" className="link link-alone font-medium">
          {t('news.all')}
        </Link>
      </div>
      <ul className="mt-8 grid gap-5 md:grid-cols-3">
        {news.map(({ slug, title, lead, publishedAt, readingMinutes, drawing }) => (
          <li key={slug} className="grid">
            <Card
              title={title}
              href={`/news/${slug}`}
              picture={<Glyph drawing={drawing} />}
              footer={
                <p className="text-xs text-muted">
                  <DayText day={publishedAt} /> · {t('news.minutes', { count: readingMinutes })}
                </p>
              }
            >
              {lead}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
