import { newsCategories, type MarketNews } from '@vela/contracts';
import { Antenna } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useMarketNews } from '../../lib/use-market-news.ts';
import { useNewsMoment } from '../../reports/headline.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { NewsFilters } from './news-filters.tsx';
import { StoryList } from './story-list.tsx';

/** Headlines of the markets, in stories, with filters that stand in the address. */
export function MarketNewsScreen() {
  const { t } = useTranslation('calendar');
  const [params, setParams] = useSearchParams();
  const symbol = params.get('symbol') ?? '';
  const category = newsCategories.find((one) => one === params.get('category')) ?? '';
  const news = useMarketNews({ symbol, category });
  const change = (name: string, value: string): void =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className="mx-auto w-full max-w-page flex-1 px-4 py-8 sm:px-6 md:py-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="display text-4xl">{t('headlines.heading')}</h1>
        <Link
          to="/markets/calendar"
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent"
        >
          {t('headlines.toCalendar')}
        </Link>
      </div>
      <p className="mt-2 max-w-3xl text-muted">{t('headlines.lead')}</p>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4">
        <NewsFilters key={symbol} symbol={symbol} category={category} onChange={change} />
        <Stories news={news} onClear={() => setParams({}, { replace: true })} />
        <NewsSources sources={news.data?.sources ?? []} />
      </div>
    </div>
  );
}

type StoriesProps = { news: ReturnType<typeof useMarketNews>; onClear: () => void };

function Stories({ news: { data, error, refetch }, onClear }: StoriesProps) {
  const { t } = useTranslation('calendar');
  if (data === undefined && error !== null)
    return (
      <ErrorState
        title={t('headlines.failed.title')}
        retryLabel={t('headlines.failed.retry')}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined)
    return (
      <output className="flex min-h-64 items-center justify-center gap-2 text-muted">
        <Spinner />
        {t('headlines.loading')}
      </output>
    );
  if (data.stories.length > 0) return <StoryList stories={data.stories} />;
  return (
    <EmptyState
      icon={Antenna}
      title={t('headlines.empty.title')}
      action={
        <Button look="secondary" onClick={onClear}>
          {t('headlines.filters.clear')}
        </Button>
      }
    >
      {t('headlines.empty.text')}
    </EmptyState>
  );
}

function NewsSources({ sources }: Pick<MarketNews, 'sources'>) {
  const { t } = useTranslation('calendar');
  const formatMoment = useNewsMoment();
  return (
    <section aria-label={t('headlines.sources.label')} className="text-sm text-muted">
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {sources.map(({ name, state, checkedAt }) => (
          <li key={name}>
            {t(`headlines.sources.${state}`, {
              name,
              at: checkedAt === null ? '' : formatMoment(checkedAt),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
