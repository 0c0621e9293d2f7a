import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMarketNews } from '../../../lib/use-market-news.ts';
import { Headline } from '../../../reports/headline.tsx';

const maxStories = 5;

/** The latest filings and headlines of the company in view. */
export function CompanyNews({ symbol }: { symbol: string }) {
  const { t } = useTranslation('calendar');
  const { data } = useMarketNews({ symbol, limit: maxStories });
  if (data === undefined) return null;
  return (
    <section aria-labelledby="company-news" className="mt-8">
      <h2 id="company-news" className="text-lg font-semibold">
        {t('headlines.beside.heading')}
      </h2>
      {data.stories.length === 0 ? (
        <p className="mt-2 text-sm text-muted">{t('headlines.beside.none')}</p>
      ) : (
        <ul className="mt-2 grid gap-3">
          {data.stories.map(({ head }) => (
            <li key={head.id} className="text-sm leading-snug">
              <Headline item={head} />
            </li>
          ))}
        </ul>
      )}
      <Link
        to={`/markets/news?${new URLSearchParams({ symbol })}`}
        className="mt-2 inline-flex min-h-11 items-center text-sm underline underline-offset-4 hover:text-accent"
      >
        {t('headlines.beside.all', { symbol })}
      </Link>
    </section>
  );
}
