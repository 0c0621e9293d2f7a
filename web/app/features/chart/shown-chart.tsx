import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../ui/class-names.ts';
import { TabList, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { CandlesTable } from './candles-table.tsx';
import { ChartCanvas } from './chart-canvas.tsx';
import { ChartHeading } from './chart-heading.tsx';
import { ChartKeysDialog } from './chart-keys-dialog.tsx';
import { ChartTools } from './chart-tools.tsx';
import { IndicatorDialogs } from './indicators/indicator-dialogs.tsx';
import { OverlayLegend } from './legend/overlay-legend.tsx';
import { countLegend } from './legend/zone-visibility.ts';
import { ReplayBar } from './replay/replay-bar.tsx';
import { SimulatedBanner } from './simulated-banner.tsx';
import { StructuresTable } from './structures-table.tsx';
import { ChartDescription, useDescription } from './summary/chart-description.tsx';
import { type ChartInput, type ChartScreen, chartViews, useChartScreen } from './use-chart-screen.ts';

/** A chart that has its candles: the drawing with its tools and its legend, and the same in tables. */
export function ShownChart({ dimmed, ...input }: ChartInput & { dimmed: boolean }) {
  const { t } = useTranslation('chart');
  const screen = useChartScreen(input);
  const { shown, format, replay, lit, view, setView } = screen;
  const { analysis, candles } = shown;
  const describe = useDescription(screen);
  const [description, setDescription] = useState('');
  const tabs = chartViews.map((name) => ({ name, label: t(`view.${name}`) }));
  return (
    <Tabs
      tabs={tabs}
      current={view}
      onChoose={setView}
      className={classNames('flex flex-1 flex-col transition-opacity', dimmed && 'opacity-45')}
    >
      <ChartHeading
        analysis={analysis}
        zone={format.zone}
        tabs={<TabList label={t('view.label')} tabs={tabs} tabClassName="min-h-11 md:min-h-9" />}
        tools={<ChartTools screen={screen} onDescribe={() => setDescription(describe())} />}
      />
      {analysis.source.kind === 'simulated' && <SimulatedBanner />}
      <ChartDescription text={description} onClose={() => setDescription('')} />
      {/* Kept while a table is shown: the chart comes back as it was left. */}
      <TabPanel name="chart" keep focusable={false} className="flex flex-1 flex-col">
        <ChartCanvas screen={screen} />
      </TabPanel>
      <TabPanel name="structures" focusable={false} className="flex flex-1 flex-col">
        <StructuresTable findings={analysis.findings} format={format} lit={lit} onAction={screen.onFinding} />
      </TabPanel>
      <TabPanel name="candles" focusable={false} className="flex flex-1 flex-col">
        <CandlesTable candles={candles} format={format} />
      </TabPanel>
      {replay.state !== undefined && <ReplayBar replay={replay} state={replay.state} whole={shown.whole} format={format} />}
      {view === 'chart' && <Legend screen={screen} />}
      <IndicatorDialogs screen={screen} />
      {screen.helpOpen && <ChartKeysDialog onClose={() => screen.setHelpOpen(false)} />}
    </Tabs>
  );
}

function Legend({ screen: { shown, visibility, changeVisibility } }: { screen: ChartScreen }) {
  const { findings } = shown.analysis;
  const price = shown.candles.close.at(-1) ?? 0;
  const counts = useMemo(() => countLegend(findings, visibility, price), [findings, visibility, price]);
  return <OverlayLegend counts={counts} visibility={visibility} onChange={changeVisibility} />;
}
