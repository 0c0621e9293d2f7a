import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartAnalysis } from './chart-analysis.ts';
import { ChartEmpty, ChartFailed, ChartSkeleton } from './chart-placeholders.tsx';
import { focusSurfaceOf } from './surface-focus.ts';
import { useChartSettings } from './settings/use-chart-settings.ts';
import { ShownChart } from './shown-chart.tsx';
import type { ChartInput } from './use-chart-screen.ts';
import { useCandles } from './use-candles.ts';

type ChartPanelProps = Pick<
  ChartInput,
  'api' | 'lit' | 'onHoverFinding' | 'onAsk' | 'userId' | 'renderFacts'
> & {
  /** What to show; undefined before the first analysis. */
  analysis: ChartAnalysis | undefined;
  /** An analysis is being made: the empty chart says so. */
  awaiting: boolean;
  /** Shown under the chart, such as the fact that was asked for. */
  footer?: ReactNode;
};

/** The chart of an analysis with its source, its legend and its tables. */
export function ChartPanel({
  api,
  analysis,
  lit,
  onHoverFinding,
  onAsk,
  userId,
  renderFacts,
  awaiting,
  footer,
}: ChartPanelProps) {
  const { t } = useTranslation('chart');
  const { shown, loading, problem, retry } = useCandles(api, analysis);
  const { settings, changeSettings } = useChartSettings();
  const busy = loading || awaiting;
  const panel = useRef<HTMLElement>(null);
  const tryAgain = (): void => {
    // The button goes; the panel stays and hands the focus to the chart that comes.
    panel.current?.focus();
    retry();
  };
  return (
    // It is given the focus by scripts only, and passes it on.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={panel}
      tabIndex={-1}
      onFocus={focusSurfaceOf}
      aria-label={t('panel')}
      aria-busy={busy}
      data-lit={[...lit].join(' ')}
      data-analysis={shown?.analysis.id}
      data-candles={settings.colours}
      className="flex min-h-0 min-w-0 flex-1 flex-col overflow-x-hidden overflow-y-auto bg-surface focus:outline-none"
    >
      {shown !== undefined && (
        <ShownChart
          api={api}
          data={shown}
          lit={lit}
          onHoverFinding={onHoverFinding}
          onAsk={onAsk}
          userId={userId}
          renderFacts={renderFacts}
          dimmed={busy}
          settings={settings}
          onSettings={changeSettings}
        />
      )}
      {shown === undefined && busy && <ChartSkeleton />}
      {problem !== undefined && !busy && <ChartFailed problem={problem} onRetry={tryAgain} />}
      {analysis === undefined && !busy && <ChartEmpty />}
      {footer}
    </section>
  );
}
