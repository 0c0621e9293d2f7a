import type { TechnicalWireAnalysis } from '@vela/contracts';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartEmpty, ChartFailed, ChartSkeleton } from './chart-placeholders.tsx';
import { focusSurface } from './surface-focus.ts';
import { useChartSettings } from './settings/use-chart-settings.ts';
import { ShownChart } from './shown-chart.tsx';
import type { ChartInput } from './use-chart-screen.ts';
import { useChartData } from './use-chart-data.ts';

/** Why a chart is not there, and how to try again. */
export type Failure = { readonly problem: Error | undefined; readonly retry: () => void };

type ChartPanelProps = Omit<ChartInput, 'data' | 'live' | 'settings' | 'onSettings'> & {
  /** Id of the analysis to show; undefined before the first one. */
  analysisId: string | undefined;
  /** The analysis with its candles, where they are already there. */
  known: TechnicalWireAnalysis | undefined;
  /** Takes a later analysis of the same chart, after a candle has closed. */
  onNewest?: ((analysis: TechnicalWireAnalysis) => void) | undefined;
  /** Why there is no analysis to show, where one was asked for. */
  failure: Failure | undefined;
  /** What is said of a chosen source that has failed. */
  failedSource?: ReactNode;
  /** An analysis is being made: the chart shows the loading state. */
  awaiting: boolean;
  /** Content below the chart, such as the fact that was asked for. */
  footer?: ReactNode;
};

/** The chart of an analysis with its source, its legend and its tables. */
export function ChartPanel(props: ChartPanelProps) {
  const { analysisId, known, onNewest, failure, failedSource, awaiting, footer, ...input } = props;
  const { api, lit } = input;
  const { t } = useTranslation('chart');
  const chart = useChartData(api, analysisId, known);
  const { shown, loading } = chart;
  const { problem, retry } = failure ?? chart;
  const { settings, changeSettings } = useChartSettings();
  const busy = loading || awaiting;
  const panel = useRef<HTMLElement>(null);
  // The panel passes the focus on to the chart.
  const keepFocus = (): void => panel.current?.focus();
  return (
    // Focused by scripts only; the focus is passed on to the chart.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={panel}
      tabIndex={-1}
      onFocus={focusSurface}
      aria-label={t('panel')}
      aria-busy={busy}
      data-lit={[...lit].join(' ')}
      data-analysis={shown?.analysis.id}
      data-candles={settings.colours}
      className="flex min-h-0 min-w-0 flex-1 flex-col overflow-x-hidden overflow-y-auto bg-surface focus:outline-none"
    >
      {shown !== undefined && (
        <ShownChart
          {...input}
          data={shown}
          dimmed={busy}
          onNewest={onNewest}
          settings={settings}
          onSettings={changeSettings}
        />
      )}
      {shown === undefined && busy && <ChartSkeleton />}
      {problem !== undefined && !busy && (
        <ChartFailed problem={problem} onRetry={retry} onLeave={keepFocus}>
          {failedSource}
        </ChartFailed>
      )}
      {analysisId === undefined && problem === undefined && !busy && <ChartEmpty />}
      {footer}
    </section>
  );
}
