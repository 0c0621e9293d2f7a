import { CandlestickChart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { CandlesMismatch } from './use-candles.ts';

const skeletonCandles = [
  38, 52, 44, 60, 48, 66, 58, 74, 62, 50, 64, 78, 70, 84, 72, 60, 68, 80, 74, 88,
];

/** Grey candles in the place of the chart while its candles are on their way. */
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

/** Before the first analysis. */
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

function problemCode(problem: Error): string {
  if (problem instanceof CandlesMismatch) return 'CANDLES_MISMATCH';
  return problem instanceof ApiError ? problem.code : 'NETWORK';
}

/** The candles did not come, or are not those of the analysis: nothing else is drawn in their place. */
export function ChartFailed({ problem, onRetry }: { problem: Error; onRetry: () => void }) {
  const { t } = useTranslation('chart');
  const said =
    problem instanceof ApiError && problem.message !== '' ? problem.message : t('failed.network');
  return (
    <div role="alert" className="grid min-h-60 flex-1 place-items-center p-6">
      <div className="max-w-sm text-center">
        <h2 className="text-base font-semibold">{t('failed.title')}</h2>
        <p className="mt-1 text-sm text-muted">
          {problem instanceof CandlesMismatch ? t('failed.mismatch') : said}
        </p>
        <p className="mt-1 text-xs text-muted">
          {t('failed.code', { code: problemCode(problem) })}
        </p>
        <Button look="secondary" className="mt-4" onClick={onRetry}>
          {t('failed.retry')}
        </Button>
      </div>
    </div>
  );
}
