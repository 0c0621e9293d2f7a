import type { BaseRate, WireFinding } from '@vela/contracts';
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import type { Api } from '../../lib/api.ts';
import { useBaseRates } from './base-rates/use-base-rates.ts';
import type { ChartAnalysis } from './chart-analysis.ts';
import { type ChartFormat, createChartFormat } from './chart-format.ts';
import { type ChartQuestion, explainQuestion } from './explain/chart-question.ts';
import type { FindingAction } from './explain/finding-actions.tsx';
import { type IndicatorActions, useIndicatorActions } from './indicators/use-indicator-actions.ts';
import { type Indicators, useIndicators } from './indicators/use-indicators.ts';
import { useZoneVisibility } from './legend/use-zone-visibility.ts';
import type { ZoneVisibility } from './legend/zone-visibility.ts';
import type { PriceChart } from './price-chart.ts';
import type { Replay } from './replay/use-replay.ts';
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
  /** The facts of an analysis as a table: they belong to the conversation, which tells where each comes from. */
  renderFacts: (analysis: ChartAnalysis) => ReactNode;
  settings: ChartSettings;
  onSettings: (change: Partial<ChartSettings>) => void;
};

/** The drawing, or one of the tables that say the same. */
export const chartViews = ['chart', 'structures', 'candles', 'facts'] as const;
export type ChartView = (typeof chartViews)[number];

export type ChartScreen = ChartInput & {
  container: RefObject<HTMLDivElement | null>;
  /** The drawing, undefined until its library has arrived. */
  chart: PriceChart | undefined;
  format: ChartFormat;
  visibility: ZoneVisibility;
  changeVisibility: (visibility: ZoneVisibility) => void;
  /** How often what happened on this series, counted over all of its candles. */
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

/** The same together with the candle of a replay. */
export type ChartNow = ChartScreen & {
  replay: Replay;
  /** What is on the chart: everything, or in a replay what was known then. */
  shown: ChartData;
};

/** What is looked at: the drawing or a table, and the structure that was picked, which lights up beside what an answer lights. */
function useAttention({
  data,
  lit,
  onAsk,
}: ChartInput): Pick<ChartScreen, 'lit' | 'view' | 'setView' | 'onFinding'> {
  const { t } = useTranslation('chart');
  const language = useLanguage();
  const [view, setView] = useState<ChartView>('chart');
  const [picked, setPicked] = useState<{ id: string; of: ChartInput['lit'] }>();
  const marked = picked?.of === lit ? picked.id : undefined;
  const litNow = useMemo(
    () => (marked === undefined ? lit : new Set([...lit, marked])),
    [lit, marked],
  );
  return {
    view,
    setView,
    lit: litNow,
    onFinding: (action, finding) => {
      const about = { symbol: data.analysis.instrument.symbol, language };
      if (action === 'explain')
        onAsk(explainQuestion(finding, about, (words) => t('menu.question', words)));
      setPicked({ id: finding.id, of: lit });
      setView('chart');
    },
  };
}

/** Everything a chart knows and does that stays the same from candle to candle of a replay; its parts lay it out. */
export function useChartScreen(input: ChartInput): ChartScreen {
  const { api, data, settings } = input;
  const language = useLanguage();
  const container = useRef<HTMLDivElement>(null);
  const chart = usePriceChart(container);
  const { instrument, interval } = data.analysis;
  const format = useMemo(
    () => createChartFormat(language, { instrument, interval }, settings.timeZone),
    [language, instrument, interval, settings.timeZone],
  );
  const baseRates = useBaseRates(api, data.analysis);
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
    baseRates,
    sessions,
    indicators,
    indicatorActions,
    helpOpen,
    setHelpOpen,
  };
}
