import type { FigureLine, FindingKind, Interval, PanelMoment } from '@vela/contracts';

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
  readonly moment?: PanelMoment;
  readonly lines?: readonly FigureLine['name'][];
  readonly pane?: FigureLine['name'];
  readonly slots?: number;
  readonly prices?: readonly [number, number];
  /** Candles taken out, to show a hole: from the first open time up to, not including, the second. */
  readonly leftOut?: readonly [string, string];
};

/** A picture by its name in the texts, and the panels it is made of. */
export type Illustration = { readonly name: string; readonly panels: readonly PanelPlan[] };
