import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import type { Api } from '../../lib/api.ts';
import { classNames } from '../../ui/class-names.ts';
import { TabList, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { CandlesTable } from './candles-table.tsx';
import type { ChartAnalysis } from './chart-analysis.ts';
import { ChartCanvas } from './chart-canvas.tsx';
import { createChartFormat } from './chart-format.ts';
import { ChartHeading } from './chart-heading.tsx';
import { ChartEmpty, ChartFailed, ChartSkeleton } from './chart-placeholders.tsx';
import { OverlayLegend } from './overlay-legend.tsx';
import { SimulatedBanner } from './simulated-banner.tsx';
import { StructuresTable } from './structures-table.tsx';
import { type ChartData, useCandles } from './use-candles.ts';
import { useZoneVisibility } from './use-zone-visibility.ts';
import { countLegend } from './zone-visibility.ts';

type ChartPanelProps = {
  api: Api;
  /** What to show; undefined before the first analysis. */
  analysis: ChartAnalysis | undefined;
  /** Findings that light up. */
  lit: ReadonlySet<string>;
  onHoverFinding: (id: string | undefined) => void;
  /** An analysis is being made: the empty chart says so. */
  awaiting: boolean;
  /** Shown under the chart, such as the fact that was asked for. */
  footer?: ReactNode;
};

type View = 'chart' | 'structures' | 'candles';

/** The chart of an analysis with its source, its legend and its tables. */
export function ChartPanel({ api, analysis, lit, onHoverFinding, awaiting, footer }: ChartPanelProps) {
  const { t } = useTranslation('chart');
  const { shown, loading, problem, retry } = useCandles(api, analysis);
  const busy = loading || awaiting;
  return (
    <section
      aria-label={t('panel')}
      aria-busy={busy}
      data-lit={[...lit].join(' ')}
      data-analysis={shown?.analysis.id}
      className="flex min-h-0 min-w-0 flex-1 flex-col overflow-x-hidden overflow-y-auto bg-surface"
    >
      {shown !== undefined && <ShownChart data={shown} lit={lit} onHoverFinding={onHoverFinding} dimmed={busy} />}
      {shown === undefined && busy && <ChartSkeleton />}
      {problem !== undefined && !busy && <ChartFailed problem={problem} onRetry={retry} />}
      {analysis === undefined && !busy && <ChartEmpty />}
      {footer}
    </section>
  );
}

type ShownChartProps = { data: ChartData; lit: ReadonlySet<string>; onHoverFinding: (id: string | undefined) => void; dimmed: boolean };

function ShownChart({ data, lit, onHoverFinding, dimmed }: ShownChartProps) {
  const { t } = useTranslation('chart');
  const language = useLanguage();
  const [view, setView] = useState<View>('chart');
  const { visibility, changeVisibility } = useZoneVisibility();
  const { analysis, candles } = data;
  const format = useMemo(() => createChartFormat(language, analysis.instrument, analysis.interval), [language, analysis]);
  const counts = useMemo(() => countLegend(analysis.findings, visibility), [analysis, visibility]);
  const tabs = (['chart', 'structures', 'candles'] as const).map((name) => ({ name, label: t(`view.${name}`) }));
  return (
    <Tabs
      tabs={tabs}
      current={view}
      onChoose={setView}
      className={classNames('flex flex-1 flex-col transition-opacity', dimmed && 'opacity-45')}
    >
      <ChartHeading analysis={analysis}>
        <TabList label={t('view.label')} tabs={tabs} tabClassName="min-h-11 md:min-h-9" />
      </ChartHeading>
      {analysis.source.kind === 'simulated' && <SimulatedBanner />}
      {/* Kept while a table is shown: the chart comes back as it was left. */}
      <TabPanel name="chart" keep focusable={false} className="flex flex-1 flex-col">
        <ChartCanvas data={data} format={format} visibility={visibility} lit={lit} onHoverFinding={onHoverFinding} />
        <OverlayLegend counts={counts} visibility={visibility} onChange={changeVisibility} />
      </TabPanel>
      <TabPanel name="structures" focusable={false} className="flex flex-1 flex-col">
        <StructuresTable findings={analysis.findings} format={format} lit={lit} />
      </TabPanel>
      <TabPanel name="candles" focusable={false} className="flex flex-1 flex-col">
        <CandlesTable candles={candles} format={format} />
      </TabPanel>
    </Tabs>
  );
}
