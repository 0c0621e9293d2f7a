import type { MarketNews } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Headline } from '../../reports/headline.tsx';

type Story = MarketNews['stories'][number];

/** Stories with their tickers and why they are there, and the items that tell the same. */
export function StoryList({ stories }: { stories: readonly Story[] }) {
  const { t } = useTranslation('calendar');
  return (
    <ol
      aria-label={t('headlines.list')}
      className="divide-y divide-line rounded-lg border border-line bg-surface"
    >
      {stories.map((story) => (
        <li key={story.head.id} className="p-4">
          <article>
            <h2 className="text-base leading-snug">
              <Headline item={story.head} />
            </h2>
            <Tickers story={story} />
            {story.others.length > 0 && (
              <details className="mt-2 text-sm">
                <summary className="min-h-9 cursor-pointer py-1.5 text-muted hover:text-ink">
                  {t('headlines.others', { count: story.others.length })}
                </summary>
                <ul className="mt-1 grid gap-3 border-l border-line pl-3">
                  {story.others.map((item) => (
                    <li key={item.id}>
                      <Headline item={item} />
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </article>
        </li>
      ))}
    </ol>
  );
}

function Tickers({ story: { head } }: { story: Story }) {
  const { t } = useTranslation('calendar');
  if (head.tickers.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {head.tickers.map(({ symbol, by, words }) => (
        <li key={symbol}>
          <Link
            to={`/chat?${new URLSearchParams({ symbol })}`}
            className="inline-flex min-h-9 items-center underline underline-offset-4 hover:text-accent max-md:min-h-11"
          >
            {by === 'filer'
              ? t('headlines.filer', { symbol, words })
              : t('headlines.ticker', { symbol, words })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
