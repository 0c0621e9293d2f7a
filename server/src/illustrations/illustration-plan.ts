import type { FigureLine, FindingKind, Interval, Language, PanelMoment } from '@vela/contracts';

export type PanelPlan = {
  readonly symbol: string;
  readonly interval: Interval;
  /** The moment of the analysis, as an ISO time: later candles are not known to it. */
  readonly now: string;
  /** How many of the last candles are shown. */
  readonly count: number;
  /** The findings the panel is about, by id. */
  readonly focus?: readonly string[];
  /** The kinds of findings shown beside those. */
  readonly kinds?: readonly FindingKind[];
  /** Those of these kinds whose life is over are shown too. */
  readonly withPast?: true;
  /** Zones of these kinds that are narrower than this are left out, in average true ranges. */
  readonly narrowestInAtr?: number;
  readonly moment?: PanelMoment;
  readonly lines?: readonly FigureLine['name'][];
  readonly pane?: FigureLine['name'];
  readonly slots?: number;
  readonly prices?: readonly [number, number];
  /** Candles taken out, to show a hole: from the first open time up to, not including, the second. */
  readonly leftOut?: readonly [string, string];
  /** The analysis is the answer to this question; without one it is the explanation of the chart. */
  readonly question?: Readonly<Record<Language, string>>;
  /** Base rates are counted for it. */
  readonly isCounted?: true;
  /** The sentence with the number of this fact is shown, and with `lit` that number is lit up. */
  readonly said?: { readonly fact: string; readonly isLit?: true };
  /** Facts that are listed, by id. */
  readonly facts?: readonly string[];
  /** Facts whose prices are pointed out, by id. */
  readonly levels?: readonly string[];
  readonly bands?: 'sessions' | 'trend-regime';
  readonly withRange?: true;
  readonly withProfile?: true;
};

/** A picture by its name in the texts, and the panels it is made of. */
export type Illustration = { readonly name: string; readonly panels: readonly PanelPlan[] };

/** Four-hour candles of the simulation, up to a moment. */
export const fourHours = (
  now: string,
  count: number,
): Pick<PanelPlan, 'symbol' | 'interval' | 'now' | 'count'> => ({
  symbol: 'BTCUSDT',
  interval: '4h',
  now,
  count,
});
