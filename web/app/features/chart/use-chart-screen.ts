import { type BaseRate, findingsFingerprint, type WireFinding } from '@vela/contracts';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import type { Api } from '../../lib/api.ts';
import { useBaseRates } from './base-rates/use-base-rates.ts';
import { type ChartFormat, createChartFormat } from './chart-format.ts';
import { type ChartQuestion, explainQuestion } from './explain/chart-question.ts';
import type { FindingAction } from './explain/finding-actions.tsx';
import { type IndicatorActions, useIndicatorActions } from './indicators/use-indicator-actions.ts';
import { type Indicators, useIndicators } from './indicators/use-indicators.ts';
import { useZoneVisibility } from './legend/use-zone-visibility.ts';
import type { ZoneVisibility } from './legend/zone-visibility.ts';
import type { PriceChart } from './price-chart.ts';
import { type Replay, useReplay } from './replay/use-replay.ts';
import { type ChartSessions, useSessions } from './sessions/use-sessions.ts';
import type { ChartSettings } from './settings/chart-settings.ts';
import type { ChartData } from './use-candles.ts';
import { usePriceChart } from './use-price-chart.ts';

/** What the page gives to a chart that has its candles. */
export type ChartInput = {
  api: Api;
  data: ChartData;
  /** Findings that light up. */
  lit: ReadonlySet<string>;
  onHoverFinding: (id: string | undefined) => void;
  /** A question about what is on the chart; it is asked in the conversation. */
  onAsk: (question: ChartQuestion) => void;
  /** Whose indicators are on the chart. */
  userId: number;
  settings: ChartSettings;
  onSettings: (change: Partial<ChartSettings>) => void;
};

/** The drawing, or one of the tables that say the same. */
export const chartViews = ['chart', 'structures', 'candles'] as const;
export type ChartView = (typeof chartViews)[number];

export type ChartScreen = ChartInput & {
  container: RefObject<HTMLDivElement | null>;
  /** The drawing, undefined until its library has arrived. */
  chart: PriceChart | undefined;
  format: ChartFormat;
  replay: Replay;
  /** What is on the chart: everything, or in a replay what was known then. */
  shown: ChartData;
  /** Of the structures of a replay, undefined while none is on. */
  fingerprint: string | undefined;
  visibility: ZoneVisibility;
  changeVisibility: (visibility: ZoneVisibility) => void;
  /** How often what happened on this series. Empty in a replay: they were counted over candles that lie ahead of it. */
  baseRates: readonly BaseRate[];
  sessions: ChartSessions;
  indicators: Indicators;
  indicatorActions: IndicatorActions;
  /** Does something with one structure. */
  onFinding: (action: FindingAction, finding: WireFinding) => void;
  view: ChartView;
  setView: (view: ChartView) => void;
  helpOpen: boolean;
  setHelpOpen: (open: boolean) => void;
};

const noRates: readonly BaseRate[] = [];

/** What is looked at: the drawing or a table, and the structure that was picked, which lights up beside what an answer lights. */
function useAttention({ data, lit, onAsk }: ChartInput): Pick<ChartScreen, 'lit' | 'view' | 'setView' | 'onFinding'> {
  const { t } = useTranslation('chart');
  const language = useLanguage();
  const [view, setView] = useState<ChartView>('chart');
  const [picked, setPicked] = useState<{ id: string; of: ChartInput['lit'] }>();
  const marked = picked?.of === lit ? picked.id : undefined;
  const litNow = useMemo(() => (marked === undefined ? lit : new Set([...lit, marked])), [lit, marked]);
  return {
    view,
    setView,
    lit: litNow,
    onFinding: (action, finding) => {
      const about = { symbol: data.analysis.instrument.symbol, language };
      if (action === 'explain') onAsk(explainQuestion(finding, about, (words) => t('menu.question', words)));
      setPicked({ id: finding.id, of: lit });
      setView('chart');
    },
  };
}

/** Everything a chart knows and does; its parts lay it out. */
export function useChartScreen(input: ChartInput): ChartScreen {
  const { api, data, settings } = input;
  const language = useLanguage();
  const container = useRef<HTMLDivElement>(null);
  const chart = usePriceChart(container);
  const replay = useReplay(api, data);
  const { shown } = replay;
  const { instrument, interval, findings } = shown.analysis;
  const format = useMemo(
    () => createChartFormat(language, { instrument, interval }, settings.timeZone),
    [language, instrument, interval, settings.timeZone],
  );
  const replayed = replay.state !== undefined && !replay.loading && replay.problem === undefined;
  const fingerprint = useMemo(() => (replayed ? findingsFingerprint(findings) : undefined), [replayed, findings]);
  const rates = useBaseRates(api, data.analysis);
  const baseRates = replay.state === undefined ? rates : noRates;
  const [helpOpen, setHelpOpen] = useState(false);
  const attention = useAttention(input);
  const sessions = useSessions(api, data, settings);
  const indicators = useIndicators(api, input.userId, data);
  const indicatorActions = useIndicatorActions(indicators, input);
  return {
    ...input,
    ...attention,
    ...useZoneVisibility(),
    container,
    chart,
    format,
    replay,
    shown,
    fingerprint,
    baseRates,
    sessions,
    indicators,
    indicatorActions,
    helpOpen,
    setHelpOpen,
  };
}
