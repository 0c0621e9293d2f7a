import { findingsFingerprint } from '@vela/contracts';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import type { Api } from '../../lib/api.ts';
import { type ChartFormat, createChartFormat } from './chart-format.ts';
import type { PriceChart } from './price-chart.ts';
import { type Replay, useReplay } from './replay/use-replay.ts';
import type { ChartSettings } from './settings/chart-settings.ts';
import type { ChartData } from './use-candles.ts';
import { usePriceChart } from './use-price-chart.ts';
import { useZoneVisibility } from './use-zone-visibility.ts';
import type { ZoneVisibility } from './zone-visibility.ts';

/** What the page gives to a chart that has its candles. */
export type ChartInput = {
  api: Api;
  data: ChartData;
  /** Findings that light up. */
  lit: ReadonlySet<string>;
  onHoverFinding: (id: string | undefined) => void;
  settings: ChartSettings;
  onSettings: (change: Partial<ChartSettings>) => void;
};

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
  helpOpen: boolean;
  setHelpOpen: (open: boolean) => void;
};

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
  const [helpOpen, setHelpOpen] = useState(false);
  return { ...input, ...useZoneVisibility(), container, chart, format, replay, shown, fingerprint, helpOpen, setHelpOpen };
}
