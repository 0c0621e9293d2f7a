import { CandlestickChart } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { ApiError } from '../../lib/api-error.ts';
import { Button, getButtonClass } from '../../ui/button.tsx';

const skeletonCandles = [
  38, 52, 44, 60, 48, 66, 58, 74, 62, 50, 64, 78, 70, 84, 72, 60, 68, 80, 74, 88,
];

/** Skeleton of the chart while its candles load. */
export function ChartSkeleton() {
  const { t } = useTranslation('chart');
  return (
    <output className="flex min-h-60 flex-1 flex-col p-4">
      <div className="h-5 w-40 animate-pulse rounded-sm bg-sunken" />
      <div aria-hidden="true" className="mt-6 flex min-h-0 flex-1 animate-pulse items-end gap-[2%]">
        {skeletonCandles.map((height, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a drawing that never changes
          <div
            key={index}
            className="flex-1 rounded-sm bg-sunken"
            style={{ height: `${height / 2}%`, marginBottom: `${height / 4}%` }}
          />
        ))}
      </div>
      <span className="sr-only">{t('loading')}</span>
    </output>
  );
}

/** Empty state before the first analysis. */
export function ChartEmpty() {
  const { t } = useTranslation('chart');
  return (
    <div className="grid min-h-60 flex-1 place-items-center p-6">
      <div className="max-w-sm text-center">
        <CandlestickChart
          aria-hidden="true"
          className="mx-auto size-10 text-line-strong"
          strokeWidth={1.25}
        />
        <h2 className="mt-3 text-base font-semibold">{t('empty.title')}</h2>
        <p className="mt-1 text-sm text-muted">{t('empty.text')}</p>
      </div>
    </div>
  );
}

function toProblemCode(problem: Error): string {
  return problem instanceof ApiError ? problem.code : 'NETWORK';
}

/** Asking again helps only where the symbol is not the problem. */
function canTryAgain(problem: Error): boolean {
  const asked = ['UNKNOWN_SYMBOL', 'AMBIGUOUS_SYMBOL', 'SYMBOL_NOT_COVERED', 'ACCOUNT_NEEDED'];
  return !asked.includes(toProblemCode(problem));
}

/** Links to the charts of symbols that an unknown one may stand for. */
function SuggestedCharts({ problem, onLeave }: { problem: Error; onLeave: () => void }) {
  const [params] = useSearchParams();
  const suggestions = problem instanceof ApiError ? (problem.detail.suggestions ?? []) : [];
  const toSearch = (symbol: string): string =>
    `?${new URLSearchParams({ ...Object.fromEntries(params), symbol })}`;
  return suggestions.map(({ symbol, name }) => (
    <Link
      key={symbol}
      to={toSearch(symbol)}
      onClick={onLeave}
      className={getButtonClass('secondary', 'mt-2 w-full')}
    >
      {symbol} · {name}
    </Link>
  ));
}

type ChartFailedProps = {
  problem: Error;
  onRetry: () => void;
  /** Called before the pressed button or link is removed: it holds the focus. */
  onLeave: () => void;
  /** What else can be done. */
  children?: ReactNode;
};

/** Error state: the candles did not load, or are not those of the analysis. */
export function ChartFailed({ problem, onRetry, onLeave, children }: ChartFailedProps) {
  const { t } = useTranslation('chart');
  const said =
    problem instanceof ApiError && problem.message !== '' ? problem.message : t('failed.network');
  const tryAgain = (): void => {
    onLeave();
    onRetry();
  };
  return (
    <div role="alert" className="grid min-h-60 flex-1 place-items-center p-6">
      <div className="max-w-sm text-center">
        <h2 className="text-base font-semibold">{t('failed.title')}</h2>
        <p className="mt-1 text-sm text-muted">{said}</p>
        <p className="mt-1 text-xs text-muted">
          {t('failed.code', { code: toProblemCode(problem) })}
        </p>
        <SuggestedCharts problem={problem} onLeave={onLeave} />
        {children}
        {canTryAgain(problem) && (
          <Button look="secondary" className="mt-4" onClick={tryAgain}>
            {t('failed.retry')}
          </Button>
        )}
      </div>
    </div>
  );
}
