import { CandlestickChart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ChartedAnalysis } from './answer.ts';

/** Names the instrument on the chart, below an answer about another one. */
export function ChartNote({ shown }: { shown: ChartedAnalysis }) {
  const { t } = useTranslation('chat');
  return (
    <p
      data-testid="chart-note"
      className="mt-2 flex items-start gap-2 rounded-md border border-line bg-surface px-3 py-1.5 text-xs text-muted"
    >
      <CandlestickChart aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {t('answer.otherChart', {
        symbol: shown.instrument.symbol,
        interval: t(`shortInterval.${shown.interval}`),
      })}
    </p>
  );
}
