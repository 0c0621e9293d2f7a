import type { WireFinding } from '@vela/contracts';
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import type { Api } from '../../lib/api.ts';
import type { ShownRates } from './base-rates/find-base-rates.ts';
import { useBaseRates } from './base-rates/use-base-rates.ts';
import type { ChartAnalysis } from './chart-analysis.ts';
import { type ChartFormat, createChartFormat } from './chart-format.ts';
import type { EventMark } from './events/event-mark.ts';
import { useEventMarks } from './events/use-event-marks.ts';
import { type ChartQuestion, createExplainQuestion } from './explain/chart-question.ts';
import type { FindingAction } from './explain/finding-actions.tsx';
import { type IndicatorActions, useIndicatorActions } from './indicators/use-indicator-actions.ts';
import type { LitIndicator } from './indicators/lit-indicator.ts';
import { type Indicators, useIndicators } from './indicators/use-indicators.ts';
import { useZoneVisibility } from './legend/use-zone-visibility.ts';
import type { ZoneVisibility } from './legend/zone-visibility.ts';
import type { LiveSeries } from './live/live-series.ts';
import type { PriceChart } from './price-chart.ts';
import type { Replay } from './replay/use-replay.ts';
import { type ChartSessions, useSessions } from './sessions/use-sessions.ts';
import type { ChartSettings } from './settings/chart-settings.ts';
import type { SpokenPrice } from './spoken/spoken-prices.ts';
import type { ChartData } from './use-chart-data.ts';
import { usePriceChart } from './use-price-chart.ts';

/** Input of a chart whose candles are loaded. */
export type ChartInput = {
  api: Api;
  data: ChartData;
  /** Ids of the structures that the answer about this chart mentions, in its order. */
  mentioned: readonly string[];
  /** The prices that its direct answer speaks of. */
  prices: readonly SpokenPrice[];
  /** Ids of the highlighted findings. */
  lit: ReadonlySet<string>;
  /** Ids of the findings that the answer is about: highlighted while nothing else is. */
  subject: ReadonlySet<string>;
  /** A number's fact is open: the view returns when it is closed. */
  isLooking: boolean;
  /** The indicator that the open fact is read from: lit, and opened if it is not on the chart. */
  litIndicator: LitIndicator | undefined;
  /** Those that the direct answer names. */
  spokenIndicators: readonly LitIndicator[];
  onHoverFinding: (id: string | undefined) => void;
  /** Asks a question about the chart in the conversation. */
  onAsk: (question: ChartQuestion) => void;
  userId: number;
  /** What is heard of the series now. */
  live: LiveSeries;
  /** Renders an analysis' facts as a table; supplied by the conversation, which knows sources. */
  renderFacts: (analysis: ChartAnalysis) => ReactNode;
  /** Another source was chosen for a symbol; absent: none is chosen here. */
  onVendor?: ((symbol: string) => void) | undefined;
  settings: ChartSettings;
  onSettings: (change: Partial<ChartSettings>) => void;
};

/** The drawing, or one of the tables with the same content. */
export const chartViews = ['chart', 'structures', 'candles', 'facts'] as const;
export type ChartView = (typeof chartViews)[number];

export type ChartScreen = ChartInput & {
  container: RefObject<HTMLDivElement | null>;
  /** The drawing; undefined until its library is loaded. */
  chart: PriceChart | undefined;
  format: ChartFormat;
  visibility: ZoneVisibility;
  changeVisibility: (visibility: ZoneVisibility) => void;
  /** Base rates of this series, counted over all of its candles. */
  baseRates: ShownRates;
  sessions: ChartSessions;
  /** Candles with events; none while the marks are off. */
  eventMarks: readonly EventMark[];
  indicators: Indicators;
  indicatorActions: IndicatorActions;
  onFinding: (action: FindingAction, finding: WireFinding) => void;
  view: ChartView;
  setView: (view: ChartView) => void;
  helpOpen: boolean;
  setHelpOpen: (open: boolean) => void;
};

/** The screen together with the candle of a replay. */
export type ChartNow = ChartScreen & {
  replay: Replay;
  /** Data on the chart: everything, or in a replay what was known at its candle. */
  shown: ChartData;
};

/** The view (drawing or table) and the picked structure, lit beside those of an answer. */
function useAttention({
  data,
  lit,
  subject,
  onAsk,
}: ChartInput): Pick<ChartScreen, 'lit' | 'view' | 'setView' | 'onFinding'> {
  const { t } = useTranslation('chart');
  const language = useLanguage();
  const [view, setView] = useState<ChartView>('chart');
  const [picked, setPicked] = useState<{ id: string; of: ChartInput['lit'] }>();
  const marked = picked?.of === lit ? picked.id : undefined;
  const litNow = useMemo(() => {
    if (marked !== undefined) return new Set([...lit, marked]);
    return lit.size > 0 ? lit : subject;
  }, [lit, subject, marked]);
  return {
    view,
    setView,
    lit: litNow,
    onFinding: (action, finding) => {
      const about = { symbol: data.analysis.instrument.symbol, language };
      if (action === 'explain')
        onAsk(createExplainQuestion(finding, about, (words) => t('menu.question', words)));
      setPicked({ id: finding.id, of: lit });
      setView('chart');
    },
  };
}

/** State and actions of a chart that do not change with the candle of a replay. */
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
  const eventMarks = useEventMarks(api, data, settings.events);
  const indicators = useIndicators(api, input.userId, {
    ...data,
    lit: input.litIndicator,
    spoken: input.spokenIndicators,
  });
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
    eventMarks,
    indicators,
    indicatorActions,
    helpOpen,
    setHelpOpen,
  };
}
