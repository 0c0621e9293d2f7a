import type { TechnicalWireAnalysis } from '@vela/contracts';
import { type ReactNode, Suspense, useDeferredValue, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhone } from '../../lib/use-phone.ts';
import { joinClassNames } from '../../ui/class-names.ts';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { ChartCanvas } from './chart-canvas.tsx';
import { ChartTools } from './chart-tools.tsx';
import { ChartHeading } from './chart-heading.tsx';
import { ChartDialogs } from './chart-dialogs-lazy.ts';
import { useLiveData } from './live/use-live-data.ts';
import { LayerList } from './legend/layer-list.tsx';
import { LayerRow } from './legend/layer-row.tsx';
import { countLegend, selectShownFindings } from './legend/zone-visibility.ts';
import { ReplayBar } from './replay/replay-bar.tsx';
import { ReplayProvider, useReplayControl, useReplayNow } from './replay/replay-provider.tsx';
import { SessionRow } from './sessions/session-row.tsx';
import { SimulatedBanner } from './simulated-banner.tsx';
import { CandlesTable, StructuresTable } from './tables-lazy.ts';
import { ChartDescription } from './summary/chart-description.tsx';
import {
  type ChartInput,
  type ChartScreen,
  chartViews,
  useChartScreen,
} from './use-chart-screen.ts';
import { getLastCandle } from './use-chart-data.ts';
import { useChartTools } from './use-chart-tools.ts';
import { useStableCallback } from './use-stable-callback.ts';

/** A loaded chart: drawing, tools and legend, and tables with the same content. */
export function ShownChart({
  dimmed,
  onNewest,
  ...input
}: Omit<ChartInput, 'live'> & {
  dimmed: boolean;
  /** Takes later analyses of the chart; without it the chart holds them itself. */
  onNewest: ((analysis: TechnicalWireAnalysis) => void) | undefined;
}) {
  const { api, userId } = input;
  const { data, live, hold } = useLiveData(userId === 0 ? undefined : api, input.data, onNewest);
  const screen = useChartScreen({ ...input, data, live });
  return (
    <ReplayProvider api={api} data={data}>
      <ReplayHold hold={hold} />
      <Layout screen={screen} dimmed={dimmed} />
    </ReplayProvider>
  );
}

/** While a replay runs, candles that close change nothing. */
function ReplayHold({ hold }: { hold: (isHeld: boolean) => void }) {
  const { isOn } = useReplayControl();
  useEffect(() => hold(isOn), [hold, isOn]);
  return null;
}

const noChoice = (): void => {};

function Layout({ screen, dimmed }: { screen: ChartScreen; dimmed: boolean }) {
  const { t } = useTranslation('chart');
  const { tools, description } = useChartTools(screen);
  const { format, view, setView } = screen;
  const phone = usePhone();
  const onVendor = useStableCallback(screen.onVendor ?? noChoice);
  const { instrument, interval, source } = screen.data.analysis;
  const tabs = useMemo(() => chartViews.map((name) => ({ name, label: t(`view.${name}`) })), [t]);
  return (
    <Tabs
      tabs={tabs}
      current={view}
      onChoose={setView}
      className={joinClassNames('flex flex-1 flex-col transition-opacity', dimmed && 'opacity-45')}
    >
      <ChartHeading
        instrument={instrument}
        interval={interval}
        source={source}
        api={screen.onVendor && screen.api}
        onVendor={onVendor}
        live={screen.userId === 0 ? undefined : screen.live}
        format={format}
        tabs={tabs}
        tools={phone ? undefined : tools}
      />
      {source.kind === 'simulated' && <SimulatedBanner />}
      <ChartDescription text={description.text} onClose={description.close} />
      {/* Stays mounted while a table is shown: the chart keeps its state. */}
      <TabPanel name="chart" keep focusable={false} className="flex flex-1 flex-col">
        <ChartCanvas screen={screen} />
      </TabPanel>
      <TabPanel name="structures" focusable={false} className="flex flex-1 flex-col">
        <Suspense fallback={null}>
          <Structures screen={screen} />
        </Suspense>
      </TabPanel>
      <TabPanel name="candles" focusable={false} className="flex flex-1 flex-col">
        <Suspense fallback={null}>
          <Candles screen={screen} />
        </Suspense>
      </TabPanel>
      <TabPanel name="facts" focusable={false} className="flex flex-1 flex-col">
        <Facts screen={screen} />
      </TabPanel>
      <ReplayPlayer screen={screen} />
      {phone ? (
        <div className="chart-tool-row grid shrink-0 auto-cols-fr grid-flow-col border-t border-line px-2">
          <ChartTools {...tools} />
          {view === 'chart' && <Legend screen={screen} isCompact />}
        </div>
      ) : (
        view === 'chart' && <Legend screen={screen} isCompact={false} />
      )}
      <Suspense fallback={null}>
        <ChartDialogs screen={screen} />
      </Suspense>
    </Tabs>
  );
}

function Structures({ screen: { format, lit, onFinding } }: { screen: ChartScreen }) {
  const { findings } = useReplayNow().shown.analysis;
  return <StructuresTable findings={findings} format={format} lit={lit} onAction={onFinding} />;
}

function Candles({ screen: { format } }: { screen: ChartScreen }) {
  return <CandlesTable shown={useReplayNow().shown} format={format} />;
}

/** Facts always belong to the whole analysis; during a replay a notice says so. */
function Facts({ screen: { data, renderFacts } }: { screen: ChartScreen }) {
  const { t } = useTranslation('chart');
  const { isOn } = useReplayControl();
  return (
    <>
      {isOn && (
        <p className="bg-warning-soft px-3 py-1.5 text-xs text-warning">{t('replay.facts')}</p>
      )}
      {renderFacts(data.analysis)}
    </>
  );
}

function ReplayPlayer({ screen: { data, format } }: { screen: ChartScreen }) {
  const replay = useReplayNow();
  return (
    replay.state !== undefined && (
      <ReplayBar replay={replay} state={replay.state} whole={data.whole} format={format} />
    )
  );
}

/** Counts follow a replay with a deferred value, so that they do not slow it down. */
function Legend({ screen, isCompact }: { screen: ChartScreen; isCompact: boolean }) {
  const { chart, visibility, changeVisibility, settings, onSettings, lit, mentioned } = screen;
  const shown = useDeferredValue(useReplayNow().shown);
  const { findings } = shown.analysis;
  const price = getLastCandle(shown)?.close ?? 0;
  const counts = useMemo(
    () => countLegend(findings, visibility, price),
    [findings, visibility, price],
  );
  const drawn = useMemo(
    () => selectShownFindings(findings, visibility, { lit, mentioned, price }).length,
    [findings, visibility, lit, mentioned, price],
  );
  const hasVolume = useMemo(() => shown.whole.volume.some((one) => one > 0), [shown.whole]);
  const onChange = useStableCallback(changeVisibility);
  const change = useStableCallback(onSettings);
  return (
    <LayerRow
      isCompact={isCompact}
      visibility={visibility}
      onChange={onChange}
      drawn={drawn}
      all={findings.filter(({ beside }) => beside !== true).length}
      volume={hasVolume ? settings.volume : undefined}
      onVolume={useStableCallback((volume) => change({ volume }))}
      onLatest={useStableCallback(() => chart?.showLatest())}
      onFit={useStableCallback(() => chart?.showAll())}
    >
      <LayerList
        counts={counts}
        visibility={visibility}
        onChange={onChange}
        labels={settings.labels}
        onLabels={(labels) => change({ labels })}
      >
        {useSessionRow(screen, shown.count)}
      </LayerList>
    </LayerRow>
  );
}

/** Memoized legend row of the sessions. Undefined where candles are too long for sessions. */
function useSessionRow(
  { sessions: { all, drawn }, settings, format, onSettings }: ChartScreen,
  shown: number,
): ReactNode {
  const change = useStableCallback(onSettings);
  const count = useMemo(() => drawn.filter(({ from }) => from < shown).length, [drawn, shown]);
  return useMemo(() => {
    if (all === undefined) return undefined;
    return (
      <SessionRow
        all={all}
        drawn={count}
        choice={settings.sessions}
        format={format}
        onChange={(sessions) => change({ sessions })}
      />
    );
  }, [all, count, settings.sessions, format, change]);
}
